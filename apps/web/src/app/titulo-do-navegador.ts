import { negocioAtual } from '../platform/ambiente.ts'

/** 'Home · Aurora Distribuidora' */
export function escreverTitulo(titulo: string, negocio = negocioAtual().nome): void {
  document.title = `${titulo} · ${negocio}`
}
