import type { CobrancaDePartida } from '@balcao/api/src/features/implantacao/partida/escolhas-da-venda.ts'
import { limiteDeCredito } from '@balcao/api/src/features/limites/tabelas.ts'
import { contaDeCobranca, titulo, tituloProrrogacao } from '@balcao/api/src/features/titulos/tabelas.ts'
import type { Executor } from '@balcao/api/src/platform/banco/conexao.ts'
import type { Ids } from '../ler-ids.ts'
import { gravarRegistros, type Quando, reservarIds } from '../lotes.ts'
import type { Relacionamento } from '../relacionamento/gerar-relacionamento.ts'

const BOLETO: CobrancaDePartida = 'Boleto bancário'

/** DOC-05, CLI-03 The accounts of the branches, what the customers owe and paid, and how much they may owe. */
export async function preencherTitulos(
  tx: Executor,
  { contas, titulos, limites }: Relacionamento,
  ids: Ids,
  quando: Quando,
): Promise<void> {
  const idsDasContas = await reservarIds(tx, contaDeCobranca, contas.length)
  await gravarRegistros(
    tx,
    contaDeCobranca,
    contas.map(({ numero: _, ...conta }, i) => ({
      id: idsDasContas[i],
      filialId: ids.filial(i),
      ...conta,
      ...quando,
    })),
  )
  const numeros = await reservarIds(tx, titulo, titulos.length)
  const formaCobrancaId = ids.cobranca(BOLETO)
  await gravarRegistros(
    tx,
    titulo,
    titulos.map((gerado, i) => ({
      id: numeros[i],
      clienteId: ids.cliente(gerado.cliente),
      filialId: ids.filial(gerado.filial),
      notaId: ids.nota(gerado.nota),
      numero: gerado.numero,
      parcela: gerado.parcela,
      grupo: gerado.grupo,
      formaCobrancaId,
      dataEmissao: gerado.emissao,
      dataVencimento: gerado.vencimento,
      vencimentoOriginal: gerado.vencimentoOriginal,
      valor: gerado.valor,
      pagoEm: gerado.pagoEm,
      valorPago: gerado.valorPago,
      baixadoEm: gerado.baixadoEm,
      contaDeCobrancaId: idsDasContas[gerado.filial],
      nossoNumero: gerado.nossoNumero,
      codigoBarras: gerado.codigoBarras,
      pix: gerado.pix,
      criadoEm: gerado.emitidoEm,
      atualizadoEm: quando.atualizadoEm,
    })),
  )
  await gravarRegistros(
    tx,
    tituloProrrogacao,
    titulos.flatMap(({ prorrogacoes }, i) =>
      prorrogacoes.map(({ ticket, anterior, novo, em, autor }) => ({
        tituloId: numeros[i] as number,
        ticketId: ticket,
        vencimentoAnterior: anterior,
        vencimentoNovo: novo,
        prorrogadoEm: em,
        prorrogadoPor: autor,
      })),
    ),
  )
  await gravarRegistros(
    tx,
    limiteDeCredito,
    limites.map(({ cliente, plano, ...limite }) => ({
      clienteId: ids.cliente(cliente),
      formaCobrancaId,
      planoPagamentoId: ids.plano(plano),
      ...limite,
      ...quando,
    })),
  )
}
