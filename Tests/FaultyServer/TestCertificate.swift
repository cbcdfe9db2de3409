/// Certificates for servers on this machine, good and bad, made for these tests with OpenSSL and
/// valid until 2120. The keys are public, so they prove nothing to anybody.
public enum TestCertificate: Sendable {
  /// Signed by ``authority`` for `localhost` and 127.0.0.1.
  case good
  /// The same, valid until 2021.
  case expired
  /// Signed by ``authority`` for another host.
  case otherHost
  /// For `localhost` and 127.0.0.1, signed by itself.
  case selfSigned

  public var pem: String {
    switch self {
    case .good: Self.goodPEM
    case .expired: Self.expiredPEM
    case .otherHost: Self.otherHostPEM
    case .selfSigned: Self.selfSignedPEM
    }
  }

  /// The authority, for `--ca-file`.
  public static let authority = """
    -----BEGIN CERTIFICATE-----
    MIIBcjCCARegAwIBAgIBAjAKBggqhkjOPQQDAjAfMR0wGwYDVQQDDBRNb2dneSBU
    ZXN0IEF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFow
    HzEdMBsGA1UEAwwUTW9nZ3kgVGVzdCBBdXRob3JpdHkwWTATBgcqhkjOPQIBBggq
    hkjOPQMBBwNCAASBdm4dT4JsmdtH/6XgJ07E3aIVAzpT4heSsAgOf949nOWSISjd
    sGaO/9ryBoDKxUoIt0wR9qB0+7rsxsjM7P+8o0IwQDAPBgNVHRMBAf8EBTADAQH/
    MA4GA1UdDwEB/wQEAwICBDAdBgNVHQ4EFgQUswitET/hXIHiPBVNOVxt1nrGBDMw
    CgYIKoZIzj0EAwIDSQAwRgIhAKASSZEVn4vrrVluePorCOeooW2Ed4jBjq53glSC
    16/hAiEArES72J27abhOHaZy1XXGw4uhlhzbc2IbJUOF1L6I4Aw=
    -----END CERTIFICATE-----

    """

  /// The key of all of them.
  public static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZuxjQSk9X5sSZU83
    qjqaRFsGJACItiK6uxt8kbc6dQWhRANCAARF0dKm1u+5QeXeer7Lu2PZPsmeTGhi
    l5F/ku5uX0LAsmSDwOmjyMfLxh9q5JhVVbVrfB4BmT6Cy2s6pGH5WMGm
    -----END PRIVATE KEY-----
    """

  private static let goodPEM = """
    -----BEGIN CERTIFICATE-----
    MIIBfTCCASOgAwIBAgIBAzAKBggqhkjOPQQDAjAfMR0wGwYDVQQDDBRNb2dneSBU
    ZXN0IEF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFow
    DzENMAsGA1UEAwwEZ29vZDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABEXR0qbW
    77lB5d56vsu7Y9k+yZ5MaGKXkX+S7m5fQsCyZIPA6aPIx8vGH2rkmFVVtWt8HgGZ
    PoLLazqkYflYwaajXjBcMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAdBgNV
    HQ4EFgQUV3n2T6rluMLQRsgPvvYGHlz1nVQwHwYDVR0jBBgwFoAUswitET/hXIHi
    PBVNOVxt1nrGBDMwCgYIKoZIzj0EAwIDSAAwRQIgRMwZ9Vnz+EwoJ9YUEBXe6UJZ
    oQK6zh4+FPEutGJXOvACIQCH5SX29b0hK7DDnmFhiJezjl3ZNzwyAo0AlPrnCjHJ
    Ow==
    -----END CERTIFICATE-----
    """

  private static let expiredPEM = """
    -----BEGIN CERTIFICATE-----
    MIIBfjCCASSgAwIBAgIBBDAKBggqhkjOPQQDAjAfMR0wGwYDVQQDDBRNb2dneSBU
    ZXN0IEF1dGhvcml0eTAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBIx
    EDAOBgNVBAMMB2V4cGlyZWQwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARF0dKm
    1u+5QeXeer7Lu2PZPsmeTGhil5F/ku5uX0LAsmSDwOmjyMfLxh9q5JhVVbVrfB4B
    mT6Cy2s6pGH5WMGmo14wXDAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwHQYD
    VR0OBBYEFFd59k+q5bjC0EbID772Bh5c9Z1UMB8GA1UdIwQYMBaAFLMIrRE/4VyB
    4jwVTTlcbdZ6xgQzMAoGCCqGSM49BAMCA0gAMEUCIQDqEDxdmoTtFHwuNv2Nun2p
    ukecqEaa/lrhQVxHqLstUwIgXERDdJEHztzHwcj+wSm7dIDcFXUjtQtsfmkwsJj5
    uQU=
    -----END CERTIFICATE-----
    """

  private static let otherHostPEM = """
    -----BEGIN CERTIFICATE-----
    MIIBgTCCASagAwIBAgIBBTAKBggqhkjOPQQDAjAfMR0wGwYDVQQDDBRNb2dneSBU
    ZXN0IEF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFow
    FDESMBAGA1UEAwwJb3RoZXJob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
    RdHSptbvuUHl3nq+y7tj2T7JnkxoYpeRf5Lubl9CwLJkg8Dpo8jHy8YfauSYVVW1
    a3weAZk+gstrOqRh+VjBpqNcMFowGAYDVR0RBBEwD4INb3RoZXIuZXhhbXBsZTAd
    BgNVHQ4EFgQUV3n2T6rluMLQRsgPvvYGHlz1nVQwHwYDVR0jBBgwFoAUswitET/h
    XIHiPBVNOVxt1nrGBDMwCgYIKoZIzj0EAwIDSQAwRgIhAKTLtw0JIPW8qlENYlXh
    Ze6o0+ihdGT2mUAnKOUmoGJwAiEAkPFsH05ZebObQkhq+DRP56j8uJgcuOnyVdHW
    PLvKr3M=
    -----END CERTIFICATE-----
    """

  private static let selfSignedPEM = """
    -----BEGIN CERTIFICATE-----
    MIIBVTCB/KADAgECAgEGMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
    dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
    bG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAERdHSptbvuUHl3nq+
    y7tj2T7JnkxoYpeRf5Lubl9CwLJkg8Dpo8jHy8YfauSYVVW1a3weAZk+gstrOqRh
    +VjBpqM9MDswGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBRX
    efZPquW4wtBGyA++9gYeXPWdVDAKBggqhkjOPQQDAgNIADBFAiBZGGIO9fR0yTHm
    BgVR8iPEmllv7ZKyTQ+BbcN3dxFuPwIhAN84b/nZOvzE2oPzO+0ZgkhE9xdiujQ8
    dTqa6wIhINH/
    -----END CERTIFICATE-----
    """
}
