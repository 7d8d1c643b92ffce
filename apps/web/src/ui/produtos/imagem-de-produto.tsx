import { IconPackage } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import estilos from './imagem-de-produto.module.css'

interface ImagemDeProdutoProps {
  endereco?: string | null | undefined
  /** the product's description */
  descricao: string
  /** side of the box in pixels, the same with or without a picture */
  lado?: number
}

/** A product's picture in a box that never changes size; a drawn package when there is none or it fails. */
export function ImagemDeProduto({ endereco, descricao, lado = 56 }: ImagemDeProdutoProps) {
  const [falhou, setFalhou] = useState<string | null>(null)
  const caixa = { '--lado': `${lado}px` } as CSSProperties
  if (!endereco || falhou === endereco) {
    return (
      <span className={estilos.caixa} style={caixa} role="img" aria-label={descricao}>
        <IconPackage size={Math.round(lado / 2)} stroke={1.25} aria-hidden />
      </span>
    )
  }
  return (
    <img
      className={estilos.caixa}
      style={caixa}
      src={endereco}
      alt={descricao}
      width={lado}
      height={lado}
      loading="lazy"
      decoding="async"
      onError={() => setFalhou(endereco)}
    />
  )
}
