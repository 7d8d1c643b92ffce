import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { emCadaFilial } from '@balcao/dominio/parametros'
import { listarTitulosDoCliente } from '@balcao/dominio/titulos/contratos'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { apresentarTitulo } from './presenter.ts'
import { paginaDeTitulos, totaisEmAberto } from './queries.ts'

export const rotaListarTitulosDoCliente = rota(
  listarTitulosDoCliente,
  async ({ params, query, sessao, negocio, agora, tx }) => {
    const { id: idCli } = await exigirCliente(tx, sessao, params.idCli)
    const hoje = hojeEm(agora)
    const encerradosDesde = emCadaFilial(negocio.parametroPorFilial('diasTitulosPagos'), (dias) =>
      somarDias(hoje, -dias),
    )
    const [{ itens, paginator }, totais] = await Promise.all([
      paginaDeTitulos(tx, sessao, { ...query, idCli, hoje, encerradosDesde }, query),
      totaisEmAberto(tx, sessao, { idCli, hoje }),
    ])
    return {
      itens: itens.map((linha) => apresentarTitulo(linha, hoje, negocio.parametros(linha.filial.id))),
      paginator,
      totais: {
        emAberto: totais.emAberto.toNumber(),
        vencido: totais.vencido.toNumber(),
        quantidadeVencidos: totais.quantidadeVencidos,
      },
    }
  },
)
