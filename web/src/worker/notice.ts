/** What a push message says, and where a click on it leads. */

export interface Notice {
  table: string | null;
  title: string;
  body: string;
}

/** Whatever comes, something must be shown: browsers take the right away from pages that stay silent. */
export function noticeOf(text: string | undefined): Notice {
  try {
    const notice = JSON.parse(text ?? "") as Partial<Notice>;
    if (typeof notice.title === "string" && typeof notice.table === "string")
      return { table: notice.table || null, title: notice.title, body: notice.body ?? "" };
  } catch {
    // not one of ours
  }
  return { table: null, title: "Mandate", body: "" };
}

/** The address of a table's page; without a table the start page's. */
export function addressOf(scope: string, table: string | null): string {
  return table === null ? scope : `${scope}#/table/${encodeURIComponent(table)}`;
}

/** Whether an open page shows that table; behind it the address may carry the link's secret. */
export function shows(url: string, scope: string, table: string | null): boolean {
  const address = addressOf(scope, table);
  return url === address || (table !== null && url.startsWith(`${address}/`));
}
