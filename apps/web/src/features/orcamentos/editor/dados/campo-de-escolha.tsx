import { useMemo } from 'react'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { useCampo } from './use-campo.ts'

type CampoDeEscolhaProps = {
  campo: 'idTabela' | 'idPlano' | 'idCobranca' | 'idTipoFrete'
  label: string
  opcoes: readonly { id: number; desc: string }[]
}

export function CampoDeEscolha({ campo, label, opcoes }: CampoDeEscolhaProps) {
  const { value, error, readOnly, mudar } = useCampo(campo)
  const lista = useMemo(() => opcoes.map(({ id, desc }) => ({ valor: id, nome: desc })), [opcoes])
  return (
    <CampoDeSelecao<number>
      label={label}
      opcoes={lista}
      clearable={false}
      semPreSelecao
      readOnly={readOnly}
      error={error}
      value={value}
      onChange={(escolhida) => escolhida !== null && mudar(escolhida)}
    />
  )
}
