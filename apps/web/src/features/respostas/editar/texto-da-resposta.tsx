import { TAMANHO_DA_RESPOSTA } from '@balcao/dominio/respostas/contratos'
import { escrever, VARIAVEIS, type Variavel } from '@balcao/dominio/tickets/variaveis'
import { Button, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Campos } from './campos-da-resposta.ts'
import estilos from './resposta.module.css'

const VARIAVEIS_EM_ORDEM = Object.entries(VARIAVEIS) as [Variavel, string][]

/** MES-05 The text, and what it may leave to be filled: pressed, it goes where the cursor is. */
export function TextoDaResposta() {
  const { setValue, formState } = useFormContext<Campos>()
  const texto = useWatch<Campos, 'texto'>({ name: 'texto' })
  const campo = useRef<HTMLTextAreaElement>(null)
  const mudar = (valor: string) =>
    setValue('texto', valor, { shouldDirty: true, shouldTouch: true, shouldValidate: true })

  function por(variavel: Variavel) {
    const { current } = campo
    if (!current) return
    current.setRangeText(escrever(variavel), current.selectionStart, current.selectionEnd, 'end')
    mudar(current.value)
    current.focus()
  }

  return (
    <div>
      <Textarea
        ref={campo}
        label="Texto"
        required
        autosize
        minRows={5}
        maxRows={14}
        maxLength={TAMANHO_DA_RESPOSTA.texto}
        value={texto}
        error={formState.errors.texto?.message}
        onChange={({ currentTarget }) => mudar(currentTarget.value)}
      />
      <fieldset aria-label="Preencher sozinho" className={estilos.variaveis}>
        {VARIAVEIS_EM_ORDEM.map(([variavel, descricao]) => (
          <Button
            key={variavel}
            size="compact-xs"
            variant="default"
            title={descricao}
            aria-label={`Inserir ${descricao.toLowerCase()}`}
            onClick={() => por(variavel)}
          >
            {escrever(variavel)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
