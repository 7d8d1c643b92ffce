const BYTES_DA_CHAVE = 16

/** Pages served without TLS, as in an office network, have no `randomUUID`. */
export const novaChave = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES_DA_CHAVE)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
