import { ErroDeNegocio } from '@balcao/dominio/erros'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { listarNotasFiscaisDoCliente, obterNotaFiscal } from '@balcao/dominio/notas/contratos'
import { primeiroDiaDasNotas } from '@balcao/dominio/notas/periodo-das-notas'
import { emCadaFilial } from '@balcao/dominio/parametros'
import { rota } from '../../rota.ts'
import { clienteVisivelPorId } from '../clientes/queries.ts'
import { lerNfe, type NfeLida } from './ler-nfe.ts'
import { apresentarNotaDetalhada, apresentarNotaFiscal } from './presenter.ts'
import { documentoVisivelPorId, itensDaNota, notaVisivelPorId, paginaDeNotasDoCliente } from './queries.ts'

export const rotaListarNotasFiscaisDoCliente = rota(
  listarNotasFiscaisDoCliente,
  async ({ params, query, sessao, negocio, agora, tx }) => {
    const dono = await clienteVisivelPorId(tx, sessao, params.idCli)
    if (!dono) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const hoje = hojeEm(agora)
    const de = emCadaFilial(negocio.parametroPorFilial('diasLimiteConsultaPedido'), (dias) =>
      primeiroDiaDasNotas(query, { hoje, dias }),
    )
    const pagina = await paginaDeNotasDoCliente(tx, sessao, { ...query, de, idCli: dono.id })
    return { itens: pagina.itens.map(apresentarNotaFiscal), paginator: pagina.paginator }
  },
)

export const rotaObterNotaFiscal = rota(obterNotaFiscal, async ({ params, sessao, tx }) => {
  const nota = await notaVisivelPorId(tx, sessao, params.id)
  if (!nota) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const [itens, documento] = await Promise.all([
    itensDaNota(tx, nota.id),
    documentoVisivelPorId(tx, sessao, nota.id),
  ])
  return apresentarNotaDetalhada(nota, itens, documento?.xml ? lerSePuder(documento.xml) : null)
})

/** A document that cannot be read takes only its own part from what is shown. */
function lerSePuder(xml: Uint8Array): NfeLida | null {
  try {
    return lerNfe(xml)
  } catch (erro) {
    if (erro instanceof ErroDeNegocio) return null
    throw erro
  }
}
