import { formatarData } from '@balcao/dominio/formatos/datas'
import { impedimentoDoLink, validadeDoLink } from '@balcao/dominio/orcamentos/aceite'
import type { Negocio } from '../../../negocio.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import type { Carteiro, Mensagem } from '../../../platform/email/carteiro.ts'
import type { EnvioDeOrcamento } from '../../../tarefas/catalogo.ts'
import { linkDoPortal } from '../../acesso/endereco-do-portal.ts'
import { gerarToken, resumirToken } from '../../acesso/tokens.ts'
import { acimaDosLimites } from '../limites/conferir.ts'
import { partesDoOrcamento } from '../nucleo/queries-partes.ts'
import { PAGINA_DO_LINK } from './pagina-do-link.ts'
import { gravarLink, travarOrcamentoParaEnvio } from './queries.ts'

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
    const { vendedor, cliente } = await partesDoOrcamento(tx, orcamentoId)
    return escrever({
      para,
      numero: orcamentoId,
      negocio: negocio.configuracao.nome,
      cliente: cliente.razaoSocial,
      vendedor: vendedor.nome,
      mensagem,
      endereco: linkDoPortal(origem, PAGINA_DO_LINK, { token, negocio: negocio.id }),
      validade,
    })
  })
  if (pronta) await carteiro.enviar(pronta)
}

type Carta = {
  para: string
  numero: number
  negocio: string
  cliente: string
  vendedor: string
  mensagem: string
  endereco: string
  validade: Date
}

function escrever(carta: Carta): Mensagem {
  const { para, numero, negocio, cliente, vendedor, mensagem, endereco, validade } = carta
  return {
    para,
    assunto: `Orçamento ${numero} da ${negocio}`,
    texto: [
      'Olá.',
      '',
      ...(mensagem === '' ? [] : [mensagem, '']),
      `O orçamento ${numero}, para ${cliente}, está neste endereço:`,
      '',
      endereco,
      '',
      `Ele vale até ${formatarData(validade.toISOString())}. Por ali você vê os itens, baixa o PDF e aceita o orçamento, sem precisar de conta.`,
      'Quem tiver este endereço vê o orçamento: encaminhe só a quem deve decidir.',
      '',
      vendedor,
      negocio,
    ].join('\n'),
  }
}
