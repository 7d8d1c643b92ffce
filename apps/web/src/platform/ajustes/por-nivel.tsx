import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'

const NEGOCIO = 0

type PorNivelProps = {
  onde: { filiais: readonly { id: number; nome: string }[]; mudaONegocio: boolean }
  soDoNegocio: boolean
  /** The level it opens at; null is the whole business. */
  primeiro: number | null
  children: (nivel: number | null, escolha: ReactNode) => ReactNode
}

/** ADM-04, ADM-08 What may hold at the business or at one branch. Another level is another form. */
export function PorNivel({
  onde: { filiais, mudaONegocio },
  soDoNegocio,
  primeiro,
  children,
}: PorNivelProps) {
  const [nivel, setNivel] = useState(soDoNegocio ? null : primeiro)
  const opcoes = useMemo(
    () => [
      ...(mudaONegocio ? [{ valor: NEGOCIO, nome: 'Todo o negócio' }] : []),
      ...(soDoNegocio ? [] : filiais.map(({ id, nome }) => ({ valor: id, nome }))),
    ],
    [filiais, mudaONegocio, soDoNegocio],
  )
  const escolha = opcoes.length > 1 && (
    <CampoDeSelecao
      label="Onde vale"
      clearable={false}
      semPreSelecao
      opcoes={opcoes}
      value={nivel ?? NEGOCIO}
      onChange={(novo) => setNivel(novo || null)}
    />
  )
  return <Fragment key={nivel ?? NEGOCIO}>{children(nivel, escolha)}</Fragment>
}
