import type { FocusEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { CampoDecimal } from '../../../../ui/campos/campo-decimal.tsx'
import { registrar } from '../../../../ui/campos/registrar.ts'
import estilos from '../acoes.module.css'

const CASAS_DA_QUANTIDADE = 4

type CampoDeQuantidadeDaGradeProps = {
  nome: string
  rotulo: string
  invalido: boolean
  /** Left empty it counts as none; otherwise it is still to be typed. */
  vazioEhZero?: boolean | undefined
  primeiro?: boolean | undefined
}

const selecionar = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()

/** One quantity of a grid: its label is the head of the column where there is one. */
export function CampoDeQuantidadeDaGrade(props: CampoDeQuantidadeDaGradeProps) {
  const { nome, rotulo, invalido, vazioEhZero = false, primeiro = false } = props
  const { register } = useFormContext()
  return (
    <CampoDecimal
      casas={CASAS_DA_QUANTIDADE}
      semZeros
      label={rotulo}
      placeholder={vazioEhZero ? '0' : ''}
      className={estilos.quantidade ?? ''}
      classNames={{ label: estilos.rotuloDaGrade ?? '' }}
      data-autofocus={primeiro || undefined}
      onFocus={selecionar}
      error={invalido}
      {...registrar(register(nome))}
    />
  )
}
