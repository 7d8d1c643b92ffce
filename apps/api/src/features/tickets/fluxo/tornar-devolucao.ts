import type { ValorDe } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import type { DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import { cabeEmDuasTelas } from '@balcao/dominio/tickets/abertura/devolucao'
import { problemasDaAbertura } from '@balcao/dominio/tickets/abertura/regras'
import { impedimentoDoNovoTipo, impedimentoParaReclassificar } from '@balcao/dominio/tickets/ciclo-de-vida'
import { impedimentoParaMover } from '@balcao/dominio/tickets/deveres'
import { tornarDevolucao } from '@balcao/dominio/tickets/fluxo/contratos-devolucao'
import { FRASES } from '@balcao/dominio/tickets/historico'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { nomeDaFilial } from '../../filiais/queries.ts'
import { contextoDe, exigirTipo, motivosDe } from '../abertura/abrir.ts'
import { anexarAoTicket, separarAnexos } from '../abertura/anexos.ts'
import { conferirAtendimento } from '../abertura/atendimento.ts'
import { montarItens } from '../abertura/itens.ts'
import { apagarMotivos, type ItemInserido, inserirPartes } from '../abertura/queries.ts'
import { carregarParaMudar, deverDe } from '../nucleo/carregar-para-mudar.ts'
import { exigirSaldo } from '../nucleo/exigir-saldo.ts'
import { mostrarNoItem } from '../nucleo/queries-anexos.ts'
import { etapasDoTipo } from '../nucleo/queries-etapas.ts'
import type { LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { dadosDoTicket } from '../nucleo/queries-tipo.ts'
import { exigirCampos, recusarSe } from '../nucleo/recusar.ts'
import { ligarAoCliente } from './ligar-ao-cliente.ts'
import { gravarNovoTipo } from './reclassificar.ts'

type Corpo = ValorDe<typeof tornarDevolucao, 'corpo'>

/** TIC-10, MES-07 Asked as when a return is opened, and written into the ticket that is already here: one transaction. */
export const rotaTornarDevolucao = rota(tornarDevolucao, async ({ params, corpo, sessao, ...pedido }) => {
  const { arquivos, agora, autoria, aoFalhar, tx, negocio } = pedido
  const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
  const { linha, estado } = travado
  recusarSe(impedimentoParaReclassificar(estado))
  recusarSe(impedimentoParaMover(deverDe(travado, sessao, negocio)))
  const { gravado, tipo } = await exigirTipo(tx, sessao, corpo.idTipo)
  if (!cabeEmDuasTelas(tipo)) throw new ErroDeNegocio('TIPO_NAO_CABE_EM_DUAS_TELAS')
  const jaTem = await dadosDoTicket(tx, linha.id)
  if (jaTem.itensDeNota > 0) throw new ErroDeNegocio('TICKET_JA_TEM_PRODUTOS')
  if (corpo.itens.length === 0) exigirCampos({ itens: MENSAGENS.obrigatorio })
  // Whose account wrote it sees what it asks for: an invoice of others is not for it. A name and an address are nobody's account.
  const temConsumidor = linha.consumidorId !== null
  const comItens = { ...jaTem, itensDeNota: corpo.itens.length, temConsumidor, tipoId: linha.tipoId }
  recusarSe(impedimentoDoNovoTipo(comItens, gravado))

  const dados = dadosDe(linha, corpo)
  exigirCampos(problemasDaAbertura(dados, { ...contextoDe(sessao, negocio.maiorEnvioMb()), tipo }))
  const hoje = hojeEm(agora)
  const { filialId, transportadoraId } = await conferirAtendimento(tx, sessao, dados, hoje)
  const clienteId = Number(dados.idCli)
  const { maximoItensTicket, diasJanelaDevolucao, tamanhoMaximoArquivoMb } = negocio.parametros(filialId)
  const anexos = separarAnexos(arquivos.ate(tamanhoMaximoArquivoMb), dados, {
    itens: dados.itens,
    gerais: true,
  })
  const evidenciasDe = (id: number) => corpo.evidencias.filter(({ produto_id }) => produto_id === id)
  const { itens } = await montarItens(tx, {
    ...{ sessao, dados, tipo, clienteId, filialId },
    prazoDeDevolucao: { hoje, dias: diasJanelaDevolucao },
    maximoDeItens: maximoItensTicket,
    anexosDe: (id) => anexos.filter(({ notaItemId }) => notaItemId === id).length + evidenciasDe(id).length,
  })
  const caso = { negocio, autoria }
  if (linha.clienteId === null) await ligarAoCliente(tx, { ...caso, sessao }, linha, clienteId)
  await apagarMotivos(tx, linha.id)
  const inseridos = await inserirPartes(tx, linha.id, { itens, motivos: motivosDe(dados) })
  await mostrar(tx, sessao, linha.id, corpo.evidencias, inseridos)
  const [primeira] = await etapasDoTipo(tx, gravado.id)
  if (!primeira) throw new Error(`o tipo ${gravado.id} não tem etapas`)
  const outraFilial = filialId === linha.filialId ? null : await nomeDaFilial(tx, filialId)
  const { frase, versao, historicoId } = await gravarNovoTipo(
    tx,
    caso,
    { ...linha, clienteId },
    {
      novo: gravado,
      primeira,
      campos: { filialId, transportadoraId: transportadoraId ?? linha.transportadoraId },
      dito: outraFilial === null ? undefined : FRASES.filialDaNota(outraFilial),
    },
  )
  const aberto = { ...linha, historicoId, itens: inseridos }
  const quem = { quando: agora, por: sessao.colaboradorId }
  await anexarAoTicket(tx, { armazem: negocio.armazem, aoFalhar }, { aberto, anexos, ...quem })
  await exigirSaldo(tx, linha.id)
  return { message: frase, versao }
})

/** What the rules of opening look at: the subject and the words are already there. */
function dadosDe(linha: LinhaDoTicket, corpo: Corpo): DadosDaAbertura {
  const { versao: _, evidencias: __, ...enviados } = corpo
  return {
    ...enviados,
    idCli: linha.clienteId ?? corpo.idCli,
    assunto: linha.assunto ?? FRASES.abertura,
    mensagem: FRASES.abertura,
    origem: 'SAC',
    ...{ itensAvulsos: [], notas: [] },
  }
}

async function mostrar(
  tx: Tx,
  sessao: Sessao,
  ticketId: number,
  evidencias: Corpo['evidencias'],
  itens: readonly ItemInserido[],
): Promise<void> {
  for (const { id: itemId, notaItemId } of itens) {
    const anexos = evidencias.filter(({ produto_id }) => produto_id === notaItemId).map(({ anexo }) => anexo)
    if (anexos.length === 0) continue
    const quantos = await mostrarNoItem(tx, sessao, { ticketId, itemId, anexos })
    if (quantos < anexos.length) exigirCampos({ evidencias: MENSAGENS.invalido })
  }
  const deOutros = evidencias.some(({ produto_id }) =>
    itens.every(({ notaItemId }) => notaItemId !== produto_id),
  )
  if (deOutros) exigirCampos({ evidencias: MENSAGENS.invalido })
}
