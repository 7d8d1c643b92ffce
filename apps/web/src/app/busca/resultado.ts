import { TIPOS_DE_RESULTADO, type TipoDeResultado } from '@balcao/dominio/busca/contratos'
import type { PaginaDoMenu } from '@balcao/dominio/paginas'
import type { NomeDeModulo } from '@balcao/dominio/permissoes'
import { negocioAtual } from '../../platform/ambiente.ts'
import type { Opcao } from '../../ui/campos/opcao.tsx'
import { lembrarRecente, lerRecentes } from '../../ui/campos/recentes.ts'

export const ROTULO_DA_BUSCA = 'Buscar em tudo'

/** Where a result leads. */
export type Destino =
  | { tipo: 'pagina'; modulo: NomeDeModulo; rota: PaginaDoMenu; titulo: string }
  | { tipo: 'comando'; comando: Comando; titulo: string; termo?: string | undefined }
  | { tipo: 'da-pagina'; titulo: string; acao: () => void }
  | Registro

/** What may be begun from anywhere. */
export const COMANDOS = {
  cadastrarCliente: 'Cadastrar cliente',
  novoOrcamento: 'Novo orçamento',
  novaAgenda: 'Nova agenda',
  devolverNota: 'Devolver nota fiscal',
} as const
export type Comando = keyof typeof COMANDOS

export type Registro = {
  tipo: TipoDeResultado
  id: number
  titulo: string
  detalhe: string
}

export type GrupoDaBusca = { titulo: string; destinos: readonly Destino[]; temMais?: boolean }

export function chaveDoDestino(destino: Destino): string {
  if (destino.tipo === 'pagina') return destino.rota
  if (destino.tipo === 'da-pagina') return `da-pagina:${destino.titulo}`
  return destino.tipo === 'comando' ? `comando:${destino.comando}` : `${destino.tipo}:${destino.id}`
}

type Guardado = Opcao & { destino: Registro }

const chave = () => `busca:${negocioAtual().id}`

/** A kind that a later version no longer has is forgotten. */
const valido = ({ destino }: Guardado) =>
  Boolean(destino) && Object.hasOwn(TIPOS_DE_RESULTADO, destino.tipo) && Number.isSafeInteger(destino.id)

/** What was opened from the search lately on this machine, per business, until somebody signs out. */
export function lerResultadosRecentes(): Registro[] {
  return lerRecentes<Guardado>(chave())
    .filter(valido)
    .map(({ destino }) => destino)
}

export function lembrarResultado(destino: Registro): void {
  lembrarRecente<Guardado>(chave(), { valor: chaveDoDestino(destino), nome: destino.titulo, destino })
}
