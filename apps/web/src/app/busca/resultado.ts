import type { TipoDeResultado } from '@balcao/dominio/busca/contratos'
import type { NomeDeModulo } from '@balcao/dominio/permissoes'

export const ROTULO_DA_BUSCA = 'Buscar em tudo'

/** Where a result leads. */
export type Destino = { tipo: 'pagina'; modulo: NomeDeModulo; rota: string; titulo: string } | Registro

export type Registro = {
  tipo: TipoDeResultado
  id: number
  titulo: string
  detalhe: string
}

export type GrupoDaBusca = { titulo: string; destinos: readonly Destino[]; nota?: string | undefined }

export const chaveDoDestino = (destino: Destino): string =>
  destino.tipo === 'pagina' ? destino.rota : `${destino.tipo}:${destino.id}`
