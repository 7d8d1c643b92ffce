import { negocioAtual } from '../platform/ambiente.ts'

/** 'Home · Aurora Distribuidora' */
export function escreverTitulo(titulo: string): void {
  document.title = [titulo, negocioAtual().nome].filter(Boolean).join(' · ')
}
