import { TEXTOS } from '@balcao/dominio/mensagens'
import estilos from './linha-de-progresso.module.css'

/** Over everything, on the upper edge: what was asked for is on its way. Shows itself only when that takes long. */
export function LinhaDeProgresso() {
  return <div role="progressbar" aria-label={TEXTOS.carregando} className={estilos.linha} />
}
