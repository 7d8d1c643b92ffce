/** ALC-05 What is to be done about an error of the Cloud API. */
export type Providencia = 'TENTAR_DE_NOVO' | 'AVISAR_ADMINISTRADOR' | 'DESISTIR'

const CODIGOS: Readonly<Record<number, { providencia: Providencia; motivo: string }>> = {
  130429: { providencia: 'TENTAR_DE_NOVO', motivo: 'O WhatsApp pediu para esperar: mensagens demais.' },
  131056: { providencia: 'TENTAR_DE_NOVO', motivo: 'Mensagens demais para este número em pouco tempo.' },
  131000: { providencia: 'TENTAR_DE_NOVO', motivo: 'O WhatsApp falhou sem dizer por quê.' },
  190: { providencia: 'AVISAR_ADMINISTRADOR', motivo: 'A chave de acesso do WhatsApp não vale mais.' },
  131042: {
    providencia: 'AVISAR_ADMINISTRADOR',
    motivo: 'Há um problema de pagamento na conta do WhatsApp.',
  },
  131048: {
    providencia: 'AVISAR_ADMINISTRADOR',
    motivo: 'O WhatsApp limitou o número por denúncias de spam.',
  },
  131031: { providencia: 'AVISAR_ADMINISTRADOR', motivo: 'A conta do WhatsApp está bloqueada.' },
  131026: { providencia: 'DESISTIR', motivo: 'Este número não recebe mensagens pelo WhatsApp.' },
  131047: {
    providencia: 'DESISTIR',
    motivo: 'Faz mais de 24 horas que o cliente escreveu: só um modelo aprovado chega a ele.',
  },
  131049: { providencia: 'DESISTIR', motivo: 'O WhatsApp preferiu não entregar esta mensagem.' },
}

const DO_MODELO = /^1320\d\d$/

/** ALC-05 By its code; what is not known by it, by what HTTP says: trouble of theirs passes, a refusal does not. */
export function explicarFalha(
  codigo: number | null,
  status: number,
): { providencia: Providencia; motivo: string } {
  const conhecida = codigo === null ? undefined : CODIGOS[codigo]
  if (conhecida) return conhecida
  if (codigo !== null && DO_MODELO.test(String(codigo)))
    return { providencia: 'DESISTIR', motivo: `O modelo de mensagem não foi aceito (${codigo}).` }
  const passageira = status >= 500 || status === 429 || status === 408
  return {
    providencia: passageira ? 'TENTAR_DE_NOVO' : 'DESISTIR',
    motivo: `O WhatsApp recusou a mensagem (${codigo ?? status}).`,
  }
}
