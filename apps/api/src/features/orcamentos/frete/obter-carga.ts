import { ErroDeNegocio } from '@balcao/dominio/erros'
import { obterCargaDoFrete } from '@balcao/dominio/fretes/contratos'
import { rota } from '../../../rota.ts'
import { apresentarCarga, cargaDoOrcamento } from './carga.ts'

export const rotaObterCargaDoFrete = rota(obterCargaDoFrete, async ({ query, sessao, tx }) => {
  const carga = await cargaDoOrcamento(tx, sessao, query.orcamentoId)
  if (!carga) throw new ErroDeNegocio('NAO_ENCONTRADO')
  return apresentarCarga(carga, carga.destino)
})
