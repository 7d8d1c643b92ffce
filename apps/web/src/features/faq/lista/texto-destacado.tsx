import { destacar } from '@balcao/dominio/faq/termos'
import estilos from './pagina-do-faq.module.css'

/** FAQ-01 A text with what was searched for marked in it. */
export function TextoDestacado({ texto, termos }: { texto: string; termos: readonly string[] }) {
  let posicao = 0
  return destacar(texto, termos).map(({ texto: parte, destaque }) => {
    const chave = posicao
    posicao += parte.length
    return destaque ? (
      <mark key={chave} className={estilos.achado}>
        {parte}
      </mark>
    ) : (
      parte
    )
  })
}
