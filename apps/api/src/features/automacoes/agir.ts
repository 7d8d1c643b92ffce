import type { AcaoDaAutomacao, TipoDeAcao } from '@balcao/dominio/automacoes/acoes'
import { avisoDaAutomacao } from '@balcao/dominio/automacoes/execucao'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { comoSeEntrasse } from '../acesso/sessoes.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { atendentesDaFila } from '../tickets/catalogo/queries-equipe.ts'
import { etiquetar, exigirEtiquetas } from '../tickets/fluxo/etiquetar.ts'
import { encaminharTicket } from '../tickets/fluxo/gravar-encaminhamento.ts'
import { atribuir } from '../tickets/fluxo/trocar-responsavel.ts'
import type { TicketTravado } from '../tickets/nucleo/carregar-para-mudar.ts'
import type { Agente } from './agente.ts'
import { quemSupervisiona, ve } from './queries-execucao.ts'
import { responder } from './responder.ts'

/** Why it could not be done; null when it was. What the ticket's own rules refuse, they throw. */
type Recusa = string | null
type Ato = (agente: Agente, travado: TicketTravado, acao: AcaoDaAutomacao) => Promise<Recusa>

const SEM_RESPONSAVEL = 'o ticket está sem responsável.'
const NINGUEM = 'não há quem avisar.'
const NAO_VEEM = 'quem seria avisado não vê este ticket ou saiu.'
const JA_TEM = 'o ticket já a tem.'
const JA_ESTA = 'o ticket já está lá.'
const JA_E = 'o ticket já é dessa pessoa.'

/** MES-10 One step of a rule, done as people do it. */
export const agir: Ato = (agente, travado, acao) => ATOS[acao.tipo](agente, travado, acao)

const ATOS: Record<TipoDeAcao, Ato> = {
  async ENCAMINHAR({ tx, regra, ...caso }, travado, { setor, operador }) {
    const { setorId, operadorId } = travado.linha
    if (setor === null || (setor === setorId && (operador === null || operador === operadorId)))
      return JA_ESTA
    const mensagem = `Pela automação “${regra.nome}”.`
    await encaminharTicket(tx, caso, travado, { setorId: setor, operadorId: operador, mensagem })
    return null
  },

  async ATRIBUIR({ tx, negocio, autoria }, travado, { operador }) {
    if (operador === null || operador === travado.linha.operadorId) return JA_E
    await atribuir({ tx, negocio, autoria }, travado, operador)
    return null
  },

  RESPONDER: (agente, travado, { resposta }) => responder(agente, travado, resposta ?? 0),

  async ETIQUETAR({ tx, ...caso }, travado, { etiqueta }) {
    const pedido = { por: etiqueta === null ? [] : [etiqueta], tirar: [] }
    await exigirEtiquetas(tx, pedido)
    const { versao } = await etiquetar(tx, caso, travado, pedido)
    return versao === travado.linha.versao ? JA_TEM : null
  },

  async AVISAR(agente, { linha }, { quem, pessoas }) {
    if (quem === 'RESPONSAVEL')
      return linha.operadorId === null ? SEM_RESPONSAVEL : avisar(agente, linha, [linha.operadorId])
    if (quem === 'SETOR') return avisar(agente, linha, (await atendentesDaFila(agente.tx, linha)).map(idDe))
    const veem: number[] = []
    for (const id of pessoas) {
      const pessoa = await comoSeEntrasse(agente.tx, id, agente.autoria.agora)
      if (pessoa && (await ve(agente.tx, pessoa, linha.id))) veem.push(id)
    }
    return veem.length === 0 ? NAO_VEEM : avisar(agente, linha, veem)
  },

  ELEVAR: async (agente, { linha }) =>
    avisar(agente, linha, (await quemSupervisiona(agente.tx, linha)).map(idDe), true),
}

const idDe = ({ id }: { id: number }) => id

async function avisar(
  { tx, autoria, regra }: Agente,
  { id, protocolo, assunto }: TicketTravado['linha'],
  pessoas: readonly number[],
  elevado = false,
): Promise<Recusa> {
  const aviso = avisoDaAutomacao({
    ...{ idTicket: id, protocolo: formatarProtocolo(protocolo), nome: regra.nome, elevado },
    assunto: assunto || 'Sem assunto',
  })
  for (const colaboradorId of new Set(pessoas)) await avisarPessoa(tx, autoria, { colaboradorId, ...aviso })
  return pessoas.length === 0 ? NINGUEM : null
}
