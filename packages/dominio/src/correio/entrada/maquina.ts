import { PREFIXO_DO_PROGRAMA } from '../assunto.ts'

/** What a message says of itself, by the lower-case name of the header. */
export type Cabecalhos = Readonly<Record<string, string>>

export type EspecieDaRecebida = 'PESSOA' | 'AUTOMATICA' | 'DEVOLUCAO'

const ASSUNTOS = new RegExp(
  `^(?:${PREFIXO_DO_PROGRAMA}\\s*)*(?:resposta autom[aá]tica|auto(?:matic)?[ -]?(?:reply|resposta|response)|automatische antwort|out of (?:the )?office|fora do escrit[oó]rio|aus[eê]ncia tempor[aá]ria|estou (?:de f[eé]rias|ausente))`,
  'i',
)
const ASSUNTOS_DE_DEVOLUCAO =
  /^(?:undeliver(?:ed|able)|delivery status notification|mail delivery (?:failed|subsystem)|returned mail|n[aã]o (?:foi )?(?:poss[ií]vel entregar|entregue)|falha na entrega|failure notice)/i
const REMETENTES_DE_DEVOLUCAO = /^(?:mailer-daemon|postmaster|mail-daemon)@/i
const REMETENTES =
  /^(?:no-?reply|nao-?responda|do-?not-?reply|bounces?(?:[+-].*)?|notifications?|noreply.*)@/i

type Caso = {
  cabecalhos: Cabecalhos
  assunto: string
  de: string
  /** It carries the report of a server about another message. */
  temRelatorio: boolean
}

/** ALC-02 Whether a person wrote it. Machines are read, and answered nothing. */
export function especieDaRecebida({ cabecalhos, assunto, de, temRelatorio }: Caso): EspecieDaRecebida {
  const valor = (nome: string) => (cabecalhos[nome] ?? '').trim().toLowerCase()
  const semRetorno = valor('return-path') === '<>'
  if (temRelatorio || REMETENTES_DE_DEVOLUCAO.test(de)) return 'DEVOLUCAO'
  if (semRetorno && ASSUNTOS_DE_DEVOLUCAO.test(assunto)) return 'DEVOLUCAO'
  const automatica =
    semRetorno ||
    (valor('auto-submitted') !== '' && !valor('auto-submitted').startsWith('no')) ||
    /bulk|junk|list|auto_reply/.test(valor('precedence')) ||
    /oof|autoreply|\ball\b/.test(valor('x-auto-response-suppress')) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply'].some((nome) => cabecalhos[nome] !== undefined) ||
    Object.keys(cabecalhos).some((nome) => /^list-(?:id|unsubscribe|post|help)$/.test(nome)) ||
    ASSUNTOS.test(assunto.trim()) ||
    REMETENTES.test(de)
  return automatica ? 'AUTOMATICA' : 'PESSOA'
}

/** ALC-02 What the mailbox's own filter takes for spam: read by a person, and never acknowledged. */
export const marcadaComoSpam = (cabecalhos: Cabecalhos): boolean =>
  /^yes/i.test((cabecalhos['x-spam-flag'] ?? '').trim()) ||
  /^yes\b/i.test((cabecalhos['x-spam-status'] ?? '').trim()) ||
  /^spam\b/i.test((cabecalhos['x-spam'] ?? '').trim())
