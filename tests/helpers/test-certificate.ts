// A certificate for servers that tests start on this machine (localhost, 127.0.0.1; good until 2126). It protects
// nothing: made with openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500
// -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1
export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEwFg47W3CcX3ThL4
JLNPRwrQVHhHJc6+gcFr/paWx1OhRANCAASAn6Ibm6YRSh33hGC7Yf0Z+Pfvk06y
29jjSWNPPss+YWBxKg/tJ/ZV0VzrlZ/SSY55IwtU5uItOv5FBNSjYaoP
-----END PRIVATE KEY-----
`;

export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUUOxR4Fi3YcfMSsbYe0zMeKixMu8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAxNDkwOVoYDzIxMjYxMDI5
MDE0OTA5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASAn6Ibm6YRSh33hGC7Yf0Z+Pfvk06y29jjSWNPPss+YWBxKg/tJ/ZV
0VzrlZ/SSY55IwtU5uItOv5FBNSjYaoPo28wbTAdBgNVHQ4EFgQUeDVPBK8clAma
NMmo+mSHeKVS6+IwHwYDVR0jBBgwFoAUeDVPBK8clAmaNMmo+mSHeKVS6+IwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgGjcOecxAggZq1rATGncjkLwAA/mFTmS74fEQmisoPo4CIQCJ
28xh1hL3SR/6z6CWifwJ6A3Pje9joAcLrtplTh1hJw==
-----END CERTIFICATE-----
`;
