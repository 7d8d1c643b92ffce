import { plural } from '@balcao/dominio/formatos/contagem'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import estilos from './menu-lateral.module.css'

const DEPOIS_DA_PAGINA_MS = 1500
const MAIOR = 99

/** Asked once the open page has had its turn. */
export function useDepoisDaPagina(): boolean {
  const [ativa, setAtiva] = useState(false)
  useEffect(() => {
    const espera = setTimeout(() => setAtiva(true), DEPOIS_DA_PAGINA_MS)
    return () => clearTimeout(espera)
  }, [])
  return ativa
}

/** How many things wait for a person, beside their page in the menu. */
export function QuantasEsperam({ quantas, compacto }: { quantas: number; compacto: boolean }) {
  if (quantas === 0) return null
  return (
    <span className={estilos.contagem} data-compacto={compacto || undefined}>
      <span aria-hidden>{quantas > MAIOR ? `${MAIOR}+` : quantas}</span>
      <VisuallyHidden>{plural(quantas, 'espera', 'esperam')}</VisuallyHidden>
    </span>
  )
}
