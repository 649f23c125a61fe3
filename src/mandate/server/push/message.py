"""A push message: sealed so that one browser can read it (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve's group
POINT_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096  # the largest that every push service accepts
LAST_RECORD = b"\x02"
SIGNED_FOR = 12 * 60 * 60  # seconds; push services allow a day


class Browser(msgspec.Struct, frozen=True):
    """The keys of one browser's subscription."""

    key: bytes
    auth: bytes

    @classmethod
    def read(cls, key: str, auth: str) -> Browser:
        """Decode the keys. Raises ValueError if they are invalid."""
        browser = cls(unpack(key), unpack(auth))
        if len(browser.key) != POINT_BYTES or len(browser.auth) != AUTH_BYTES:
            raise ValueError("a key of another length")
        EllipticCurvePublicKey.from_encoded_point(CURVE, browser.key)
        return browser


def seal(
    text: bytes, to: Browser, *, key: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Encrypt a text so that only that browser can read it. Key and salt are fresh for each message."""
    key = key or generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    own = point(key)
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, to.key))
    secret = _derive(shared, to.auth, b"WebPush: info\0" + to.key + own, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Signer:
    """The key that identifies this server to push services; all its processes share it."""

    def __init__(self, secret: str) -> None:
        """`secret`: stored random hexadecimal digits."""
        self._key = derive_private_key(int(secret, 16) % (ORDER - 1) + 1, CURVE)
        self.public = pack(point(self._key))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that tells a push service who the sender is, and where to complain."""
        to = urlsplit(endpoint)
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(now) + SIGNED_FOR, "sub": contact}
        said = ".".join(pack(msgspec.json.encode(part)) for part in (head, claims))
        numbers = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={said}.{pack(signature)}, k={self.public}"


def point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def pack(some: bytes) -> str:
    """Encode as text for URLs and headers."""
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error
