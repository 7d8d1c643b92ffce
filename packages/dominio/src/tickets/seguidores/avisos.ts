import { ACOES_DO_HISTORICO, type AcaoDoHistorico } from '../historico.ts'
import { formatarProtocolo } from '../protocolo.ts'

/** What whoever follows a ticket is told of; the rest is small change. */
const CONTAM: ReadonlySet<AcaoDoHistorico> = new Set([
  'MENSAGEM',
  'ENCAMINHAMENTO',
  'AVANCO',
  'RETROCESSO',
  'FINALIZACAO',
  'REABERTURA',
  'ARQUIVAMENTO',
  'DESARQUIVAMENTO',
  'RECLASSIFICACAO',
  'UNIAO',
  'UNIAO_DESFEITA',
])

type Noticia = { quem: string; protocolo: string; acao: AcaoDoHistorico }
type Aviso = { titulo: string; mensagem: string }

/** MES-06/seguidores Never what was written: who may read it reads it in the ticket, if they still may by then. */
export function avisoAoSeguidor({ quem, protocolo, acao }: Noticia): Aviso | null {
  if (!CONTAM.has(acao)) return null
  return {
    titulo: `Ticket ${formatarProtocolo(protocolo)}`,
    mensagem: `${quem} ${ACOES_DO_HISTORICO[acao]}.`,
  }
}

export const avisoDaMencao = ({ quem, protocolo }: Omit<Noticia, 'acao'>): Aviso => ({
  titulo: `${quem} chamou você`,
  mensagem: `Em uma mensagem interna do ticket ${formatarProtocolo(protocolo)}.`,
})
