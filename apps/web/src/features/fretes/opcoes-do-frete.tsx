import { cepValido } from '@balcao/dominio/brasil/cep'
import type { Uf } from '@balcao/dominio/brasil/estados'
import { listarCondicionaisDeFrete } from '@balcao/dominio/fretes/contratos'
import { MENSAGENS, TEXTOS } from '@balcao/dominio/mensagens'
import { Button, Checkbox } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { type Localidade, SeletorDeEstadoECidade } from '../../seletores/seletor-de-estado-e-cidade.tsx'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import estilos from './fretes.module.css'

/** Elsewhere than the quote goes; empty is where it goes. */
type Destino = { uf?: Uf | undefined; cidade?: string | undefined; cepEntrega?: string | undefined }

export type OpcoesDoFrete = Destino & { condicionais: number[]; redespacho: boolean }

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
      <OutroDestino
        destino={opcoes}
        aoMudar={(destino) => aoMudar({ condicionais, redespacho, ...destino })}
      />
    </div>
  )
}

type OutroDestinoProps = { destino: Destino; aoMudar: (destino: Destino) => void }

/** GER-13 By state and city, by CEP, or by both; emptied, it goes back to where the quote goes. */
function OutroDestino({ destino, aoMudar }: OutroDestinoProps) {
  const [lugar, setLugar] = useState<Localidade>({ uf: destino.uf ?? null, cidade: null })
  const [cep, setCep] = useState(destino.cepEntrega ?? '')
  const [recusado, setRecusado] = useState(false)
  const semCidade = lugar.uf !== null && lugar.cidade === null
  function calcular() {
    const serve = (cep === '' || cepValido(cep)) && !semCidade
    setRecusado(!serve)
    if (serve)
      aoMudar({ uf: lugar.uf ?? undefined, cidade: lugar.cidade?.nome, cepEntrega: cep || undefined })
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
      <fieldset className={estilos.destino}>
        <legend>Outro destino</legend>
        <SeletorDeEstadoECidade
          value={lugar}
          onChange={setLugar}
          erros={recusado && semCidade ? { cidade: TEXTOS.selecioneACidade } : undefined}
        />
        <CampoMascarado
          tipo="cep"
          label="Outro CEP de entrega"
          placeholder="00000-000"
          value={cep}
          onChange={setCep}
          error={recusado && cep !== '' && !cepValido(cep) ? MENSAGENS.invalido : undefined}
        />
        <Button
          type="submit"
          variant="default"
          className={estilos.aoLadoDoCampo ?? ''}
          leftSection={<IconMapPin size={16} aria-hidden />}
        >
          Recalcular
        </Button>
      </fieldset>
    </form>
  )
}
