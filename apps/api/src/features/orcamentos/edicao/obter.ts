import { marcaServe, oferecidos } from '@balcao/dominio/configuracao-fv/quem-vende'
import { movimentoDaVenda, SEM_MOVIMENTO } from '@balcao/dominio/contas-correntes/movimento'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { type LinhaGravada, obterEdicao } from '@balcao/dominio/orcamentos/edicao'
import { excessosDoOrcamento } from '@balcao/dominio/orcamentos/limites'
import { precoDeHoje } from '@balcao/dominio/orcamentos/precificar'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import { porQueSoLeitura } from '@balcao/dominio/orcamentos/so-leitura'
import { prazoMedio } from '@balcao/dominio/pedidos/prazo'
import { pode } from '@balcao/dominio/permissoes'
import { tabelaServe } from '@balcao/dominio/precos/tabela-da-venda'
import type { Executor } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import { margemParaASessao } from '../../pedidos/margem-para-a-sessao.ts'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { comAlternativas } from '../../produtos/queries-alternativas.ts'
import { contextoDoOrcamento } from '../conteudo/contexto.ts'
import { cotadasEmOutros } from '../conteudo/cotadas.ts'
import { comCupomDeHoje } from '../conteudo/cupom-de-hoje.ts'
import { lerLinha } from '../conteudo/ler-linhas.ts'
import { prometidos } from '../conteudo/precos-mantidos.ts'
import { deQuemEh } from '../conteudo/quem-vende.ts'
import {
  cobrancasAtivas,
  enderecosDoCliente,
  planosOferecidos,
  tabelasParaCliente,
  tiposDeFrete,
} from '../conteudo/queries-cabecalho.ts'
import { type LinhaDoBanco, linhasDoOrcamento } from '../conteudo/queries-linhas.ts'
import { contaDoOrcamento, contaNoEditor, fatoDaConta } from '../limites/conta-do-orcamento.ts'
import { fatosDoDocumento, linhaGravadaMedida, regrasDosLimites } from '../limites/medir.ts'
import { apresentarExcessos } from '../limites/presenter.ts'
import { apresentarEnvio } from '../nucleo/presenter.ts'
import { orcamentoVisivelPorId } from '../nucleo/queries-detalhe.ts'
import { criarRotuladorDeOrcamentos } from '../nucleo/rotular-status.ts'
import { compradorNoEditor } from './comprador.ts'
import { apresentarCabecalho, apresentarPrecoGravado, apresentarTotais } from './presenter.ts'

export const rotaObterEdicao = rota(obterEdicao, async ({ params, sessao, negocio, agora, tx }) => {
  const encontrado = await orcamentoVisivelPorId(tx, sessao, params.id)
  if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { cliente, filial, colaborador } = encontrado
  const { id, clienteId } = encontrado.documento
  const [contexto, linhas, tabelas, planos, cobrancas, fretes, enderecos] = await Promise.all([
    contextoDoOrcamento(tx, { negocio, agora }, encontrado.documento),
    linhasDoOrcamento(tx, { id }),
    tabelasParaCliente(tx, { clienteId }),
    planosOferecidos(tx, { hoje: hojeEm(agora), atual: encontrado.documento.planoPagamentoId }),
    cobrancasAtivas(tx, {}),
    tiposDeFrete(tx, {}),
    enderecosDoCliente(tx, { clienteId }),
  ])
  const deQuem = await deQuemEh(tx, { negocio, sessao }, encontrado.documento)
  const { permitidos, ...quem } = deQuem.escreve ?? deQuem.dono
  const itens = linhas.map(lerLinha)
  const ids = itens.map(({ idProd }) => idProd)
  const cotadas = await cotadasEmOutros(tx, encontrado.documento, ids)
  const produtos = await produtosNoEditor(tx, contexto, ids, cotadas)
  const { documento, cupom, problema } = await comCupomDeHoje(tx, encontrado.documento, linhas, hojeEm(agora))
  const encerrado = porQueSoLeitura(documento)
  const medidas = linhas.map(linhaGravadaMedida)
  const naConta = medidas.map((linha) => linha.naConta)
  const onde = { negocio, filialId: documento.filialId }
  const conta = await contaDoOrcamento(tx, onde, documento.colaboradorId, naConta)
  const comprador = await compradorNoEditor(tx, { negocio, sessao, agora }, encontrado.documento)
  const semPermissao = pode(sessao.autorizacoes, 'ORCAMENTO_EDITAR')
    ? null
    : 'Você não tem permissão para mudar orçamentos.'
  return {
    id,
    versao: documento.versao,
    status: criarRotuladorDeOrcamentos(negocio, agora)(documento),
    soLeitura: encerrado ?? semPermissao,
    cliente,
    filial,
    colaborador,
    operacao: contexto.operacao,
    cabecalho: apresentarCabecalho(documento, contexto.tabela.id),
    itens,
    mantidos: await mantidosDe(tx, id, { linhas, itens, produtos }),
    produtos: [
      ...(
        await comAlternativas(
          tx,
          { filialId: documento.filialId, vendeMarca: (marca) => marcaServe({ permitidos }, marca) },
          produtos,
        )
      ).values(),
    ],
    cupom,
    problemaDoCupom: problema,
    totais: apresentarTotais(documento, margemParaASessao(documento, { negocio, sessao })),
    descontoMaximo: quem.descontoMaximo,
    permitePrecoDigitado: quem.permitePrecoDigitado,
    diasDeValidade: quem.diasDeValidade,
    prazMedMax: contexto.pagamento.prazoMaximo,
    comprador: {
      bloqueio: comprador.bloqueio,
      atrasados: comprador.atrasados,
      pedidoMinimo: Number(deQuem.dono.pedidoMinimo),
    },
    excessos: apresentarExcessos(
      excessosDoOrcamento(
        { ...fatosDoDocumento(documento, contexto), conta: fatoDaConta(conta), linhas: medidas },
        regrasDosLimites(deQuem),
      ),
      documento.aprovacoes,
      sessao,
    ),
    // Of what is won or lost, nothing is to be moved any more.
    conta: encerrado
      ? null
      : await contaNoEditor(tx, sessao, {
          conta,
          movimento: conta ? movimentoDaVenda(naConta, conta.regras) : SEM_MOVIMENTO,
        }),
    idPedido: documento.pedidoId,
    idTroca: pode(sessao.autorizacoes, 'TROCA_VER') ? documento.trocaId : null,
    envio: apresentarEnvio(documento),
    opcoes: {
      // The one it has is shown, though nobody may choose it again.
      tabelas: oferecidos(tabelas, permitidos.tabelas, contexto.tabela.id)
        .filter((tabela) => tabela.id === contexto.tabela.id || tabelaServe(tabela, sessao.autorizacoes))
        .map(({ id: daTabela, desc }) => ({ id: daTabela, desc })),
      planos: oferecidos(planos, permitidos.planos, documento.planoPagamentoId).map(
        ({ parcelas, ...plano }) => ({ ...plano, prazoMedio: prazoMedio(parcelas) }),
      ),
      cobrancas: oferecidos(cobrancas, permitidos.cobrancas, documento.formaCobrancaId).map((cobranca) => ({
        ...cobranca,
        taxaFixa: Number(cobranca.taxaFixa),
        credito: comprador.creditoDe(cobranca),
      })),
      tiposFrete: fretes,
      enderecos: enderecos.map(({ logradouro, numero, bairro, cidade, uf, cep, ...endereco }) => ({
        id: endereco.id,
        desc: `${logradouro}, ${numero} · ${bairro} · ${cidade}/${uf}`,
        cidade,
        uf,
        cep,
      })),
    },
  }
})

type Precos = {
  linhas: readonly LinhaDoBanco[]
  itens: readonly LinhaGravada[]
  produtos: ReadonlyMap<number, ProdutoNoEditor>
}

/** VEN-02 Most quotes are of today's prices, and then nothing is asked. */
async function mantidosDe(tx: Executor, id: number, { linhas, itens, produtos }: Precos) {
  const chaves = itens.filter((linha, i) => {
    const hoje = precoDeHoje(linha, produtos.get(linha.idProd))
    return hoje && !hoje.precoFinal.equals(linhas[i]?.valorUnitario ?? hoje.precoFinal)
  })
  if (chaves.length === 0) return []
  const { porChave } = await prometidos(tx, id)
  return chaves.flatMap(({ chave }) => {
    const preco = porChave.get(chave)
    return preco ? [{ chave, preco: apresentarPrecoGravado(preco) }] : []
  })
}
