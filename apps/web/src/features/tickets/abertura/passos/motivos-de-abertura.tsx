import { TAMANHO_MAXIMO } from '@balcao/dominio/constantes'
import {
  type MotivoEscolhido,
  type Nivel,
  type NivelAberto,
  niveisAbertos,
} from '@balcao/dominio/tickets/abertura/motivos'
import { Textarea } from '@mantine/core'
import { useMemo } from 'react'
import { CampoDeSelecao } from '../../../../ui/campos/campo-de-selecao.tsx'
import { useQuemLeAConversa } from '../../quem-le.ts'
import { comMotivo, comObservacaoDoMotivo } from '../pedido/motivos-escolhidos.ts'
import type { PropsDoPasso } from '../pedido/passo.ts'
import estilos from './novo.module.css'

type MotivosDeAberturaProps = Pick<PropsDoPasso, 'mudar' | 'problemas'> & {
  raiz: Nivel
  escolhas: readonly (MotivoEscolhido | null)[]
  /** MES-07 The first of a screen that is filled from the keyboard: what was typed of a name is chosen on the way to the next. */
  comFoco?: boolean
}

/** NOV-04 One list per level that the choices open, up to five. */
export function MotivosDeAbertura({
  raiz,
  escolhas,
  mudar,
  problemas,
  comFoco = false,
}: MotivosDeAberturaProps) {
  return niveisAbertos(raiz, escolhas).map((nivel, i) => (
    <NivelDeMotivo
      // biome-ignore lint/suspicious/noArrayIndexKey: a level is its depth
      key={i}
      profundidade={i}
      nivel={nivel}
      obs={escolhas[i]?.obs ?? ''}
      mudar={mudar}
      problemas={problemas}
      comFoco={comFoco}
    />
  ))
}

type NivelDeMotivoProps = Pick<PropsDoPasso, 'mudar' | 'problemas'> & {
  profundidade: number
  nivel: NivelAberto
  obs: string
  comFoco: boolean
}

function NivelDeMotivo({ profundidade, nivel, obs, mudar, problemas, comFoco }: NivelDeMotivoProps) {
  const { itens, obrigatorio, escolhido } = nivel
  const quemLe = useQuemLeAConversa()
  const opcoes = useMemo(() => itens.map(({ id, descricao }) => ({ valor: id, nome: descricao })), [itens])
  const campo = `motivo${profundidade + 1}`
  const rotulo = profundidade === 0 ? 'Motivo' : `Motivo (nível ${profundidade + 1})`
  return (
    <div className={estilos.nivel} data-subnivel={profundidade > 0 || undefined}>
      <CampoDeSelecao
        label={rotulo}
        required={obrigatorio}
        clearable={!obrigatorio}
        // The rule chooses by itself what is to be chosen so.
        semPreSelecao
        escolherAoSair={comFoco}
        {...(comFoco && profundidade === 0 && { 'data-autofocus': true })}
        opcoes={opcoes}
        value={escolhido?.id ?? null}
        onChange={(id) => mudar((atual) => comMotivo(atual, profundidade, id))}
        error={problemas[campo]}
      />
      {escolhido?.informa && (
        <Textarea
          label={`Observação: ${escolhido.descricao}`}
          description={quemLe}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={TAMANHO_MAXIMO.observacoes}
          value={obs}
          onChange={({ currentTarget: { value } }) =>
            mudar((atual) => comObservacaoDoMotivo(atual, profundidade, value))
          }
          error={problemas[`${campo}.obs`]}
        />
      )}
    </div>
  )
}
