import { COM_DADOS_DE, type MensagemNaTela, verPreviaDosTextos } from '@balcao/dominio/textos/contratos'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao } from '../../platform/consultas.ts'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { type Escritos, paraGuardar } from './niveis.ts'
import estilos from './textos.module.css'

const DE_QUEM = {
  ticket: { rotulo: 'Com os dados do ticket', exemplo: 'Protocolo' },
  orcamento: { rotulo: 'Com os dados do orçamento', exemplo: 'Número' },
}

/** ADM-08 What is being written, as somebody would receive it; nothing is kept, nothing is sent. */
export function Previa({ mensagem, nivel }: { mensagem: MensagemNaTela; nivel: number | null }) {
  const { getValues } = useFormContext<Escritos>()
  const [de, setDe] = useState('')
  const previa = useAcao(verPreviaDosTextos)
  const { grupo, chave } = mensagem
  const quem = grupo === 'tickets' || grupo === 'orcamentos' ? DE_QUEM[COM_DADOS_DE[grupo]] : null
  const ver = () =>
    previa.mutate({
      params: { chave },
      corpo: { idFil: nivel, valores: paraGuardar(mensagem, nivel, getValues('valores')), de },
    })
  const { data, error } = previa
  return (
    <Stack gap="sm" component="section" aria-label="Prévia">
      {quem && (
        <TextInput
          label={quem.rotulo}
          placeholder={quem.exemplo}
          description="Vazio, vão os dados de exemplo"
          autoComplete="off"
          maxLength={30}
          value={de}
          error={error?.campos.de}
          onChange={({ currentTarget }) => setDe(currentTarget.value)}
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter') return
            evento.preventDefault()
            ver()
          }}
        />
      )}
      <Button variant="default" loading={previa.isPending} onClick={ver}>
        Ver a prévia
      </Button>
      {error && !error.campos.de && (
        <PainelDeStatus
          tipo="erro"
          mensagem={[mensagemDoErro(error), ...new Set(Object.values(error.campos))].join('\n')}
        />
      )}
      {data && !error && (
        <div className={estilos.papel} aria-live="polite">
          <Text size="sm" c="dimmed" mb="sm">
            {data.dados}
          </Text>
          {data.partes.map(({ nome, texto }) => (
            <div key={nome}>
              <Text size="xs" c="dimmed">
                {nome}
              </Text>
              <p className={estilos.dito}>{texto || '—'}</p>
            </div>
          ))}
        </div>
      )}
    </Stack>
  )
}
