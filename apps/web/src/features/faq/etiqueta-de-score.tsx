import { scoreBom } from '@balcao/dominio/faq/score'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'

/** NOV-17 How much an article helps: over 50 in green, otherwise in red, and in words and figures either way. */
export function EtiquetaDeScore({ score }: { score: number }) {
  const bom = scoreBom(score)
  const Icone = bom ? IconThumbUp : IconThumbDown
  return (
    <Etiqueta tom={bom ? 'verde' : 'vermelho'} icone={<Icone size={14} aria-hidden />}>
      {`Utilidade ${score}%`}
    </Etiqueta>
  )
}
