import type { RespostaDe } from '@balcao/dominio/contrato'
import type { listarMotivosDeFinalizacao } from '@balcao/dominio/tickets/catalogo/contratos'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Radio } from '@mantine/core'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import estilos from '../acoes.module.css'

export type MotivoDeFinalizacao = RespostaDe<typeof listarMotivosDeFinalizacao>['itens'][number]
type Campos = { motivo: string | null }

type MotivosDeFinalizacaoProps = {
  motivos: readonly MotivoDeFinalizacao[]
  concluir: TicketDetalhado['acoes']['concluir']
}

/** TIC-10 Giving up is one thing, concluding another: they stand apart, and where only one is possible, it says why. */
export function MotivosDeFinalizacao({ motivos, concluir }: MotivosDeFinalizacaoProps) {
  const { control, formState } = useFormContext<Campos>()
  const primeiro = motivos.find(({ conclui }) => conclui === concluir.permite) ?? motivos[0]
  return (
    <Controller
      control={control}
      name="motivo"
      render={({ field: { value, onChange, onBlur, name, ref } }) => (
        <Radio.Group
          label="Motivo"
          required
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={formState.errors.motivo?.message}
        >
          {[true, false].map((conclui) => (
            <Grupo
              key={String(conclui)}
              titulo={conclui ? 'Concluir' : 'Encerrar sem concluir'}
              motivos={motivos.filter((motivo) => motivo.conclui === conclui)}
              impedimento={conclui ? concluir.motivo : null}
            >
              {({ id, descricao }) => (
                <Radio
                  key={id}
                  disabled={conclui && !concluir.permite}
                  value={String(id)}
                  label={descricao}
                  ref={id === primeiro?.id ? ref : undefined}
                  data-autofocus={id === primeiro?.id || undefined}
                />
              )}
            </Grupo>
          ))}
        </Radio.Group>
      )}
    />
  )
}

type GrupoProps = {
  titulo: string
  motivos: readonly MotivoDeFinalizacao[]
  impedimento: string | null
  children: (motivo: MotivoDeFinalizacao) => React.ReactNode
}

function Grupo({ titulo, motivos, impedimento, children }: GrupoProps) {
  const id = useId()
  if (motivos.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the kit's group would draw a second frame
    <div role="group" aria-labelledby={id} className={estilos.grupo}>
      <h3 id={id} className={estilos.tituloDoGrupo}>
        {titulo}
      </h3>
      {impedimento && <p className={estilos.explicacao}>{impedimento}</p>}
      {motivos.map(children)}
    </div>
  )
}
