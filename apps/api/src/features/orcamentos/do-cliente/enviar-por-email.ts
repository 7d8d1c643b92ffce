import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarDinheiro } from '@balcao/dominio/formatos/dinheiro'
import { impedimentoDoLink, validadeDoLink } from '@balcao/dominio/orcamentos/aceite'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import type { Negocio } from '../../../negocio.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import type { Carteiro, Mensagem } from '../../../platform/email/carteiro.ts'
import type { EnvioDeOrcamento } from '../../../tarefas/catalogo.ts'
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
    return { orcamento: await carregarPeloLink(tx, negocio, token, agora), validade }
  })
  if (!pronta) return
  const { orcamento, validade } = pronta
  const { nome, midia, conteudo } = await pdfDoOrcamento(negocio, orcamento, {
    em: agora,
    sujeitoAAprovacao: false,
  })
  await carteiro.enviar({
    ...escrever({
      para,
      orcamento,
      negocio: negocio.configuracao.nome,
      mensagem,
      endereco: linkDoPortal(origem, PAGINA_DO_LINK, { token, negocio: negocio.id }),
      validade,
    }),
    anexos: [{ nome, tipo: midia, conteudo }],
  })
}

type Carta = {
  para: string
  orcamento: OrcamentoDoCliente
  negocio: string
  mensagem: string
  endereco: string
  validade: Date
}

/** Whoever answers it answers who made the quote, and not a box that nobody reads. */
function escrever({ para, orcamento, negocio, mensagem, endereco, validade }: Carta): Mensagem {
  const { numero, cliente, vendedor, emitente, totais, casas, dtVal } = orcamento
  const telefone = vendedor.telefone ?? emitente.telefone
  return {
    para,
    ...(vendedor.email && { responderA: vendedor.email }),
    assunto: `Orçamento ${numero} da ${negocio}: ${formatarDinheiro(totais.vlTot, casas)}, de ${vendedor.nome}`,
    texto: [
      'Olá.',
      '',
      ...(mensagem === '' ? [] : [mensagem, '']),
      `O orçamento ${numero}, para ${cliente.razSoc}, é de ${formatarDinheiro(totais.vlTot, casas)} e vale até ${formatarData(dtVal)}. Vai em PDF, anexo, e está neste endereço:`,
      '',
      endereco,
      '',
      `O endereço vale até ${formatarData(validade.toISOString())}. Por ali você vê os itens, aceita, recusa ou pergunta, sem precisar de conta. Responder a esta mensagem também chega a quem fez o orçamento.`,
      'Quem tiver este endereço vê o orçamento: encaminhe só a quem deve decidir.',
      '',
      vendedor.nome,
      ...(telefone ? [formatarTelefone(telefone)] : []),
      ...(vendedor.email ? [vendedor.email] : []),
      negocio,
    ].join('\n'),
  }
}
