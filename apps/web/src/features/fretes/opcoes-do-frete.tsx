import { cepValido } from '@balcao/dominio/brasil/cep'
import { listarCondicionaisDeFrete } from '@balcao/dominio/fretes/contratos'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { Button, Checkbox, Group } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import estilos from './fretes.module.css'

export type OpcoesDoFrete = { condicionais: number[]; redespacho: boolean; cepEntrega?: string | undefined }

export const SEM_OPCOES: OpcoesDoFrete = { condicionais: [], redespacho: true }

type OpcoesDoFreteProps = { opcoes: OpcoesDoFrete; aoMudar: (opcoes: OpcoesDoFrete) => void }

/** API-09 What else the delivery asks for, and whether it may go elsewhere than the quote does. */
export function OpcoesDoFrete({ opcoes, aoMudar }: OpcoesDoFreteProps) {
  const { condicionais, redespacho } = opcoes
  const { data } = useConsulta(listarCondicionaisDeFrete, {}, { listaComum: true })
  const alternar = (id: number) =>
    condicionais.includes(id) ? condicionais.filter((outra) => outra !== id) : [...condicionais, id]
  return (
    <div className={estilos.opcoes}>
      <fieldset className={estilos.condicionais}>
        <legend>Condições da entrega</legend>
        {data?.itens.map(({ id, desc }) => (
          <Checkbox
            key={id}
            label={desc}
            checked={condicionais.includes(id)}
            onChange={() => aoMudar({ ...opcoes, condicionais: alternar(id) })}
          />
        ))}
        <Checkbox
          label="Aceita redespacho"
          checked={redespacho}
          onChange={() => aoMudar({ ...opcoes, redespacho: !redespacho })}
        />
      </fieldset>
      <OutroDestino cep={opcoes.cepEntrega} aoMudar={(cepEntrega) => aoMudar({ ...opcoes, cepEntrega })} />
    </div>
  )
}

type OutroDestinoProps = { cep: string | undefined; aoMudar: (cep: string | undefined) => void }

/** Emptied, it goes back to where the quote goes. */
function OutroDestino({ cep, aoMudar }: OutroDestinoProps) {
  const [digitado, setDigitado] = useState(cep ?? '')
  const [recusado, setRecusado] = useState(false)
  function calcular() {
    const serve = digitado === '' || cepValido(digitado)
    setRecusado(!serve)
    if (serve) aoMudar(digitado || undefined)
  }
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        // React hands the event of a dialog to the form that the dialog was opened from.
        evento.stopPropagation()
        calcular()
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <CampoMascarado
          tipo="cep"
          label="Outro CEP de entrega"
          placeholder="00000-000"
          w={170}
          value={digitado}
          onChange={setDigitado}
          error={recusado ? MENSAGENS.invalido : undefined}
        />
        <Button
          type="submit"
          variant="default"
          className={estilos.aoLadoDoCampo ?? ''}
          leftSection={<IconMapPin size={16} aria-hidden />}
        >
          Recalcular
        </Button>
      </Group>
    </form>
  )
}
