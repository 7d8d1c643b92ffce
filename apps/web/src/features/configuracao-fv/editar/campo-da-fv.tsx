import type { OpcoesDaFv } from '@balcao/dominio/configuracao-fv/contratos'
import { CAMPOS_DA_FV, type CampoDaFv, type FonteDaFv } from '@balcao/dominio/configuracao-fv/valores'
import { type ReactNode, useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { CampoDeDinheiro } from '../../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDeHora } from '../../../ui/campos/campo-de-hora.tsx'
import { CampoDePercentual } from '../../../ui/campos/campo-de-percentual.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { CampoDecimal } from '../../../ui/campos/campo-decimal.tsx'

const SIM_OU_NAO = [
  { valor: 'sim', nome: 'Sim' },
  { valor: 'nao', nome: 'Não' },
]

type Controle = {
  comum: { label: string; description: string; error: string | undefined; placeholder: string }
  valor: unknown
  mudar: (valor: unknown) => void
}

const texto = (valor: unknown) => (valor == null ? null : String(valor))

/** One control for each kind of field; what is left empty is asked of the next scope. */
function desenhar(campo: CampoDaFv, { comum, valor, mudar }: Controle, opcoes: OpcoesDaFv): ReactNode {
  const descrito = CAMPOS_DA_FV[campo]
  switch (descrito.especie) {
    case 'porcento':
      return <CampoDePercentual {...comum} casas={2} semZeros value={texto(valor)} onChange={mudar} />
    case 'reais':
      return <CampoDeDinheiro {...comum} casas={2} value={texto(valor)} onChange={mudar} />
    case 'dias':
      return <CampoDecimal {...comum} casas={0} rightSection="dias" value={texto(valor)} onChange={mudar} />
    case 'hora':
      return (
        <CampoDeHora
          {...comum}
          value={(valor as string | null) ?? ''}
          onChange={({ currentTarget }) => mudar(currentTarget.value || null)}
        />
      )
    case 'sim-nao':
      return (
        <CampoDeSelecao
          {...comum}
          clearable
          semPreSelecao
          opcoes={SIM_OU_NAO}
          value={valor == null ? null : valor ? 'sim' : 'nao'}
          onChange={(novo) => mudar(novo === null ? null : novo === 'sim')}
        />
      )
    case 'varios':
      return <Varios comum={comum} valor={valor} mudar={mudar} fonte={descrito.fonte} opcoes={opcoes} />
  }
}

function Varios({ comum, valor, mudar, fonte, opcoes }: Controle & { fonte: FonteDaFv; opcoes: OpcoesDaFv }) {
  const escolhas = useMemo(
    () =>
      fonte === 'marcas'
        ? opcoes.marcas.map((marca) => ({ valor: marca as string | number, nome: marca }))
        : opcoes[fonte].map(({ id, nome }) => ({ valor: id as string | number, nome })),
    [fonte, opcoes],
  )
  const escolhidos = (valor as (string | number)[] | null | undefined) ?? []
  return (
    <CampoDeSelecaoMultipla<string | number>
      {...comum}
      placeholder={escolhidos.length === 0 ? comum.placeholder : ''}
      semPreSelecao
      opcoes={escolhas}
      value={escolhidos}
      onChange={(novos) => mudar(novos.length === 0 ? null : novos)}
    />
  )
}

const SEM_VALOR = 'Como está'

export function CampoDaConfiguracao({ campo, opcoes }: { campo: CampoDaFv; opcoes: OpcoesDaFv }) {
  const { control } = useFormContext<{ valores: Record<CampoDaFv, unknown> }>()
  const { rotulo, ajuda } = CAMPOS_DA_FV[campo]
  return (
    <Controller
      control={control}
      name={`valores.${campo}`}
      render={({ field, fieldState }) => (
        <>
          {desenhar(
            campo,
            {
              comum: {
                label: rotulo,
                description: ajuda,
                error: fieldState.error?.message,
                placeholder: SEM_VALOR,
              },
              valor: field.value,
              mudar: field.onChange,
            },
            opcoes,
          )}
        </>
      )}
    />
  )
}
