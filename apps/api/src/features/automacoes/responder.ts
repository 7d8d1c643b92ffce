import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import {
  clienteLe,
  efeitoDaMensagem,
  impedimentoParaAguardar,
  problemasDaMensagem,
} from '@balcao/dominio/tickets/mensagem'
import { valoresDoTicket } from '@balcao/dominio/tickets/valores-do-ticket'
import { preencher } from '@balcao/dominio/tickets/variaveis'
import { contarAosOutros } from '../../negocio.ts'
import { copiarArquivos } from '../../platform/arquivos/copiar-arquivos.ts'
import { anexosDasRespostas } from '../respostas/queries.ts'
import { camposDaMensagem } from '../tickets/fluxo/campos-da-mensagem.ts'
import { alcanceDoTicket, levarAoCliente } from '../tickets/nucleo/alcance.ts'
import type { TicketTravado } from '../tickets/nucleo/carregar-para-mudar.ts'
import { PASTA_DOS_ANEXOS } from '../tickets/nucleo/guardar-anexos.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { inserirAnexos } from '../tickets/nucleo/queries-anexos.ts'
import { contaDoConsumidor } from '../tickets/nucleo/queries-mudanca.ts'
import { recusarSe } from '../tickets/nucleo/recusar.ts'
import type { Agente } from './agente.ts'
import { oQueORespostaDiz } from './queries-execucao.ts'
import { respostaAEnviar } from './queries-opcoes.ts'

const EXCLUIDA = 'a resposta pronta foi excluída.'
const NAO_ALCANCA = 'o cliente não tem e-mail nem conta por onde ler, nem escreveu pelo WhatsApp.'
// No request tells where the portal is reached; an installation that others reach says so (PORTAL_URL).
const DESTA_MAQUINA = 'http://localhost:3000'

/** MES-10 A saved reply to the customer; nothing is written that nobody would read (ALC-06). */
export async function responder(
  { tx, negocio, autoria, regra, aoFalhar }: Agente,
  travado: TicketTravado,
  respostaId: number,
): Promise<string | null> {
  const { linha, estado } = travado
  const { agora } = autoria
  const resposta = await respostaAEnviar(tx, respostaId)
  if (!resposta) return EXCLUIDA
  const alcance = await alcanceDoTicket(tx, negocio, linha, agora)
  const le = clienteLe(await contaDoConsumidor(tx, linha), alcance)
  if (!le) return NAO_ALCANCA
  const escrita = {
    ...({ tipo: 'PUBLICO', daEquipe: true, contato: null, clienteLe: le } as const),
    aguardarCliente: resposta.aguardarCliente,
  }
  recusarSe(impedimentoParaEscrever(estado))
  recusarSe(impedimentoParaAguardar(escrita, linha))
  const parametros = negocio.parametros(linha.filialId)
  const dito = await oQueORespostaDiz(tx, linha)
  const horas = { tarde: parametros.saudacaoTardeHora, noite: parametros.saudacaoNoiteHora }
  const operador = dito.responsavel ?? dito.setor.nome
  const mensagem = preencher(resposta.texto, valoresDoTicket(dito, { operador, agora, horas })).texto.trim()
  const anexos = await anexosDasRespostas(tx, [resposta.id])
  const [problema] = Object.values(
    problemasDaMensagem({ ...escrita, mensagem, anexos: anexos.length, setor: null }),
  )
  if (problema) return problema

  const efeito = efeitoDaMensagem(escrita, linha)
  const responde = efeito.responde && parametros.automacaoContaComoResposta
  const { historicoId } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: await camposDaMensagem(tx, travado, { ...efeito, responde }, agora),
    entrada: { tipo: 'PUBLICO', acao: 'MENSAGEM', mensagem, dados: { automacao: regra.nome } },
  })
  await contarAosOutros(tx, { negocio, autoria }, 'equipeRespondeu', {
    ticketId: linha.id,
    historicoId,
    mensagem,
  })
  const copias = await copiarArquivos({ armazem: negocio.armazem, aoFalhar }, PASTA_DOS_ANEXOS, anexos)
  await inserirAnexos(
    tx,
    copias.map((copia) => ({ ...copia, ticketId: linha.id, historicoId, criadoEm: agora })),
  )
  const origem = negocio.configuracao.portal ?? DESTA_MAQUINA
  const saida = { ticketId: linha.id, filialId: linha.filialId, historicoId, mensagem, origem }
  await levarAoCliente(tx, negocio, alcance, { ...saida, acao: 'MENSAGEM' }, agora)
  return null
}
