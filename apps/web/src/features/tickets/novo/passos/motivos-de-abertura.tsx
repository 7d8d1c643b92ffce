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
import { comMotivo, comObservacaoDoMotivo } from '../motivos-escolhidos.ts'
import estilos from '../novo.module.css'
import type { PropsDoPasso } from '../passo.ts'

type MotivosDeAberturaProps = Pick<PropsDoPasso, 'mudar' | 'problemas'> & {
  raiz: Nivel
  escolhas: readonly (MotivoEscolhido | null)[]
}

/** NOV-04 One list per level that the choices open, up to five. */
export function MotivosDeAbertura({ raiz, escolhas, mudar, problemas }: MotivosDeAberturaProps) {
  return niveisAbertos(raiz, escolhas).map((nivel, i) => (
    <NivelDeMotivo
      // biome-ignore lint/suspicious/noArrayIndexKey: a level is its depth
      key={i}
      profundidade={i}
      nivel={nivel}
      obs={escolhas[i]?.obs ?? ''}
      mudar={mudar}
      problemas={problemas}
    />
  ))
}

type NivelDeMotivoProps = Pick<PropsDoPasso, 'mudar' | 'problemas'> & {
  profundidade: number
  nivel: NivelAberto
  obs: string
}

function NivelDeMotivo({ profundidade, nivel, obs, mudar, problemas }: NivelDeMotivoProps) {
  const { itens, obrigatorio, escolhido } = nivel
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
        opcoes={opcoes}
        value={escolhido?.id ?? null}
        onChange={(id) => mudar((atual) => comMotivo(atual, profundidade, id))}
        error={problemas[campo]}
      />
      {escolhido?.informa && (
        <Textarea
          label={`Observação: ${escolhido.descricao}`}
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
