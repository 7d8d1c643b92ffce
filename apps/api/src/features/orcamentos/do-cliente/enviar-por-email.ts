import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { impedimentoDoLink, validadeDoLink } from '@balcao/dominio/orcamentos/aceite'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import type { VariaveisDe } from '@balcao/dominio/textos/catalogo'
import type { Negocio } from '../../../negocio.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import type { Carteiro } from '../../../platform/email/carteiro.ts'
import type { EnvioDeOrcamento } from '../../../tarefas/catalogo.ts'
import { emailDe } from '../../../textos.ts'
import { linkDoPortal } from '../../acesso/endereco-do-portal.ts'
import { gerarToken, resumirToken } from '../../acesso/sessoes.ts'
import { acimaDosLimites } from '../limites/conferir.ts'
import { pdfDoOrcamento } from './baixar.ts'
import { carregarPeloLink } from './carregar.ts'
import { PAGINA_DO_LINK } from './pagina-do-link.ts'
import { gravarLink, marcarEnviado, travarOrcamentoParaEnvio } from './queries.ts'

/** VEN-02 What became of the quote since somebody sent it counts: one that was lost meanwhile is not sent. */
export async function enviarOrcamentoPorEmail(
  negocio: Negocio,
  carteiro: Carteiro,
  { orcamentoId, para, mensagem, origem }: EnvioDeOrcamento,
  agora: Date,
): Promise<void> {
  const token = gerarToken()
  const pronta = await transacao(negocio.banco, async (tx) => {
    const orcamento = await travarOrcamentoParaEnvio(tx, orcamentoId)
    if (!orcamento || impedimentoDoLink(orcamento, agora)) return null
    if (await acimaDosLimites(tx, { negocio, agora }, orcamento)) return null
    const { linkDoOrcamentoDias } = negocio.parametros(orcamento.filialId)
    const validade = validadeDoLink(orcamento.dataValidade, linkDoOrcamentoDias, agora)
    await gravarLink(tx, orcamentoId, { linkPorEmailResumo: resumirToken(token), linkValidade: validade })
    await marcarEnviado(tx, orcamentoId, agora)
    // As whoever opens the link sees it.
    return {
      orcamento: await carregarPeloLink(tx, negocio, token, agora),
      validade,
      filialId: orcamento.filialId,
    }
  })
  if (!pronta) return
  const { orcamento, validade } = pronta
  const { nome, midia, conteudo } = await pdfDoOrcamento(negocio, orcamento, {
    em: agora,
    sujeitoAAprovacao: false,
  })
  const link = linkDoPortal(origem, PAGINA_DO_LINK, { token, negocio: negocio.id })
  await carteiro.enviar({
    ...emailDe(
      negocio,
      'emailDoOrcamento',
      { para, filialId: pronta.filialId },
      variaveisDoEmail(orcamento, { mensagem, link, validade }),
    ),
    // Whoever answers it answers who made the quote, and not a box that nobody reads.
    ...(orcamento.vendedor.email && { responderA: orcamento.vendedor.email }),
    anexos: [{ nome, tipo: midia, conteudo }],
  })
}

type Envio = { mensagem: string; link: string; validade: Date }

/** What its mail may name. */
export function variaveisDoEmail(
  { numero, cliente, vendedor, emitente, totais, casas, dtVal }: OrcamentoDoCliente,
  { mensagem, link, validade }: Envio,
): VariaveisDe<'emailDoOrcamento'> {
  const telefone = vendedor.telefone ?? emitente.telefone
  return {
    mensagem,
    numero: String(numero),
    cliente: cliente.razSoc,
    total: formatarDinheiro(totais.vlTot, casas),
    validade: formatarData(dtVal),
    link,
    linkAte: formatarData(validade.toISOString()),
    vendedor: vendedor.nome,
    telefone: telefone ? formatarTelefone(telefone) : '',
    email: vendedor.email ?? '',
  }
}
