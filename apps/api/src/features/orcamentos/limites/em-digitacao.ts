import { listarEmDigitacao } from '@balcao/dominio/contas-correntes/contratos'
import { movimentoDaVenda, regrasDaConta } from '@balcao/dominio/contas-correntes/movimento'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { somar } from '@balcao/dominio/formatos/decimal'
import { rota } from '../../../rota.ts'
import { campanhasQueMovem, contasVisiveis } from '../../contas-correntes/queries.ts'
import { linhaGravadaNaConta } from './medir.ts'
import { linhasEmDigitacao } from './queries-em-digitacao.ts'

/** GES-08 What is being quoted, and what it would do to the account if all of it were sold. */
export const rotaListarEmDigitacao = rota(
  listarEmDigitacao,
  async ({ params, sessao, negocio, agora, tx }) => {
    const [conta] = await contasVisiveis(tx, sessao, [params.idConta])
    if (!conta) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const linhas = (
      await linhasEmDigitacao(tx, { titularId: conta.colaboradorId, hoje: hojeEm(agora) })
    ).filter(
      ({ filialId, vendedorId, supervisorId }) =>
        conta.colaboradorId ===
        (negocio.parametros(filialId).contaCorrenteDeQuem === 'EQUIPE'
          ? (supervisorId ?? vendedorId)
          : vendedorId),
    )
    const naConta = linhas.map((linha) => ({ ...linha, medida: linhaGravadaNaConta(linha) }))
    const campanhas = await campanhasQueMovem(tx, [
      ...new Set(
        naConta.flatMap(({ medida: { brindeDe, beneficios } }) => [
          ...(brindeDe === null ? [] : [brindeDe]),
          ...beneficios.flatMap(({ campanha }) => campanha?.id ?? []),
        ]),
      ),
    ])
    const porOrcamento = [...Map.groupBy(naConta, ({ orcamentoId }) => orcamentoId).values()].flatMap(
      (dele) => {
        const [{ orcamentoId, filialId, cliente } = { orcamentoId: 0, filialId: 0, cliente: '' }] = dele
        const { debito, credito } = movimentoDaVenda(
          dele.map(({ medida }) => medida),
          regrasDaConta(negocio.parametros(filialId), campanhas),
        )
        return debito.isZero() && credito.isZero()
          ? []
          : [{ idOrcamento: orcamentoId, cliente, debito, credito }]
      },
    )
    return {
      debito: somar(...porOrcamento.map(({ debito }) => debito)).toNumber(),
      credito: somar(...porOrcamento.map(({ credito }) => credito)).toNumber(),
      itens: porOrcamento.map(({ debito, credito, ...dele }) => ({
        ...dele,
        debito: debito.toNumber(),
        credito: credito.toNumber(),
      })),
    }
  },
)
