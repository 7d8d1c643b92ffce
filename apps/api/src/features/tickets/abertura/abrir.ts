import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { abrirTicketPeloPortal, type DadosDaAbertura } from '@balcao/dominio/tickets/abertura/contratos'
import { camposComoEnviados, lerAbertura } from '@balcao/dominio/tickets/abertura/no-fio'
import { pede } from '@balcao/dominio/tickets/abertura/passos'
import {
  type ContextoDaAbertura,
  problemasDaAbertura,
  somenteDoTipo,
} from '@balcao/dominio/tickets/abertura/regras'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Negocio } from '../../../negocio.ts'
import type { Executor } from '../../../platform/banco/conexao.ts'
import type { Pedido as PedidoDe } from '../../../platform/http/rota.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { enderecoDoPortal } from '../../acesso/endereco-do-portal.ts'
import { apresentarTipo } from '../catalogo/presenter.ts'
import { motivosDeAberturaDosTipos } from '../catalogo/queries.ts'
import { problemaDoEndereco } from '../nucleo/correio.ts'
import { prazosAoAbrir } from '../nucleo/prazos.ts'
import { exigirCampos } from '../nucleo/recusar.ts'
import { anexarAoTicket, separarAnexos } from './anexos.ts'
import { conferirAtendimento } from './atendimento.ts'
import { confirmarAbertura } from './confirmar-abertura.ts'
import { abrirTicket } from './gravar-abertura.ts'
import { montarItens } from './itens.ts'
import { tipoAbrivel } from './queries-atendimento.ts'

/** API-02, NOV-05 Everything that the wizard asked is asked again; then the ticket is written whole, with its files. */
export const rotaAbrirTicketPeloPortal = rota(
  abrirTicketPeloPortal,
  comNomesDoFio(async ({ corpo, arquivos, sessao, negocio, agora, autoria, aoFalhar, resposta, tx }) => {
    const hoje = hojeEm(agora)
    const { gravado, tipo } = await exigirTipo(tx, sessao, corpo.idTipo)
    const dados = somenteDoTipo(corpo, tipo)
    exigirCampos(problemasDaAbertura(dados, { ...contextoDe(sessao, negocio.maiorEnvioMb()), tipo }))
    const { consumidor, contato, prorrogacao, ...atendimento } = await conferirAtendimento(
      tx,
      sessao,
      dados,
      hoje,
    )
    const { clienteId, filialId } = atendimento
    const caixaPropria = problemaDoEndereco(negocio, filialId, dados.contato?.email)
    exigirCampos(caixaPropria ? { 'contato.email': caixaPropria } : {})
    const { maximoItensTicket, diasJanelaDevolucao, tamanhoMaximoArquivoMb } = negocio.parametros(filialId)
    const anexos = separarAnexos(arquivos.ate(tamanhoMaximoArquivoMb), corpo, {
      itens: dados.itens,
      gerais: pede(tipo, 'arquivos'),
    })
    const produtos = await montarItens(tx, {
      sessao,
      dados,
      tipo,
      clienteId,
      filialId,
      prazoDeDevolucao: { hoje, dias: diasJanelaDevolucao },
      maximoDeItens: maximoItensTicket,
      anexosDe: (id) => anexos.filter(({ notaItemId }) => notaItemId === id).length,
    })
    const aberto = await abrirTicket(
      tx,
      { negocio, autoria },
      {
        ticket: {
          ...atendimento,
          ...consumidor,
          ...contato,
          ...(await prazosAoAbrir(tx, filialId, gravado, agora)),
          tipoId: gravado.id,
          criadorId: sessao.colaboradorId,
          assunto: dados.assunto || null,
        },
        partes: { ...produtos, motivos: motivosDe(dados), prorrogacao },
        mensagem: dados.mensagem || FRASES.abertura,
      },
    )
    const quem = { quando: agora, por: sessao.colaboradorId }
    await anexarAoTicket(tx, { armazem: negocio.armazem, aoFalhar }, { aberto, anexos, ...quem })
    const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
    await confirmarAbertura(tx, negocio, { ...contato, filialId, origem }, aberto, agora)
    return apresentarAberto(aberto)
  }),
)

type Pedido = PedidoDe<typeof abrirTicketPeloPortal, Negocio, Sessao, true>

/** ENT-01 The handler knows one name for each thing; a refusal goes back by the one that was used. */
function comNomesDoFio<T>(abrir: (pedido: Omit<Pedido, 'corpo'> & { corpo: DadosDaAbertura }) => Promise<T>) {
  return async (pedido: Pedido): Promise<T> => {
    const { dados, campos } = lerAbertura(pedido.corpo)
    exigirCampos(campos)
    try {
      return await abrir({ ...pedido, corpo: dados })
    } catch (erro) {
      if (!(erro instanceof ErroDeNegocio) || !erro.detalhes.campos) throw erro
      const comoEnviados = camposComoEnviados(erro.detalhes.campos, pedido.corpo)
      throw new ErroDeNegocio(erro.codigo, { ...erro.detalhes, campos: comoEnviados })
    }
  }
}

/** The type in use that the session may open, as it is kept and as the rules of opening know it. */
export async function exigirTipo(banco: Executor, sessao: Sessao, tipoId: number) {
  const encontrado = await tipoAbrivel(banco, sessao, tipoId)
  if (!encontrado) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { idTipo: MENSAGENS.invalido } })
  const motivos = await motivosDeAberturaDosTipos(banco, [tipoId])
  return { gravado: encontrado.tipo, tipo: apresentarTipo(encontrado, motivos) }
}

export function contextoDe({ tipo }: Sessao, limiteDeAnexosMb: number): Omit<ContextoDaAbertura, 'tipo'> {
  return {
    ehConsumidorFinal: tipo === 'CONSUMIDOR_FINAL',
    // GER-15 Asked when the branch of the ticket is known: the limit is its own.
    anexosExcedidos: false,
    limiteDeAnexosMb,
  }
}

/** NOV-04 The rules left no hole between the levels. */
export const motivosDe = ({
  motivo1,
  motivo2,
  motivo3,
  motivo4,
  motivo5,
}: Pick<DadosDaAbertura, 'motivo1' | 'motivo2' | 'motivo3' | 'motivo4' | 'motivo5'>) =>
  [motivo1, motivo2, motivo3, motivo4, motivo5].flatMap((motivo) =>
    motivo ? [{ motivoId: motivo.id, observacao: motivo.obs || null }] : [],
  )

function apresentarAberto({ id, protocolo }: { id: number; protocolo: string }) {
  const message = `Ticket ${formatarProtocolo(protocolo)} aberto com sucesso`
  return { id, protocolo, message, data: { id, protocolo, message } }
}
