import { Checkbox, type CheckboxProps } from '@mantine/core'
import type { Chave, Selecao } from './coluna.ts'

interface SelecaoDaPaginaProps extends Pick<CheckboxProps, 'label' | 'size'> {
  chaves: readonly Chave[]
  selecao: Selecao
}

/** Marks or clears what is on the screen; what was chosen on other pages stays. */
export function SelecaoDaPagina({ chaves, selecao, ...aparencia }: SelecaoDaPaginaProps) {
  const marcadas = chaves.filter((chave) => selecao.chaves.has(chave)).length
  const todas = chaves.length > 0 && marcadas === chaves.length

  function alternar() {
    const novas = new Set(selecao.chaves)
    for (const chave of chaves) {
      if (todas) novas.delete(chave)
      else novas.add(chave)
    }
    selecao.aoMudar(novas)
  }

  return (
    <Checkbox
      {...aparencia}
      checked={todas}
      indeterminate={marcadas > 0 && !todas}
      disabled={chaves.length === 0}
      onChange={alternar}
      aria-label="Selecionar todos desta página"
    />
  )
}
