import {
  type ColetaDetalhada,
  cancelarColeta,
  TAMANHO_DA_OBSERVACAO,
} from '@balcao/dominio/coletas/contratos'
import { cancelavel } from '@balcao/dominio/coletas/regras'
import { plural } from '@balcao/dominio/formatos/contagem'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { Button, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { useReler } from '../../../platform/releitura.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { FalhaDaColeta } from './falha-da-coleta.tsx'

type CancelarColetaProps = { coleta: ColetaDetalhada; aoTerminar: () => void }

export function CancelarColeta({ coleta, aoTerminar }: CancelarColetaProps) {
  const reler = useReler(cancelarColeta)
  const [motivo, setMotivo] = useState('')
  const [tentou, setTentou] = useState(false)
  // What happens behind the form while one writes in it was not seen, until a refusal tells of it.
  const [vista] = useState(coleta.versao)
  const { mutate, isPending, error } = useAcao(cancelarColeta, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoTerminar()
    },
    // Somebody was faster: what is behind the message shows how it stands now.
    aoFalhar: () => void reler(),
  })
  const saem = coleta.tickets.filter(cancelavel).length
  const falta = motivo.trim() === ''

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    setTentou(true)
    if (isPending || falta) return
    mutate({ params: { idColeta: coleta.id }, corpo: { motivo, versao: error ? coleta.versao : vista } })
  }

  return (
    <form noValidate onSubmit={aoEnviar}>
      {error && <FalhaDaColeta erro={error} />}
      <Text c="dimmed">
        {saem === 1 ? 'O ticket volta' : `Os ${plural(saem, 'ticket', 'tickets')} voltam`} a aguardar uma
        ordem de coleta.
      </Text>
      <Textarea
        label="Motivo"
        description="Fica na coleta e nos tickets; só a equipe lê."
        required
        data-autofocus
        // The dialog was open before this form: it did not look for a field to focus again.
        autoFocus
        rows={3}
        maxLength={TAMANHO_DA_OBSERVACAO}
        value={motivo}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        error={tentou && falta ? MENSAGENS.obrigatorio : error?.campos.motivo}
      />
      <PeDaFicha>
        <Button variant="default" onClick={aoTerminar}>
          Voltar
        </Button>
        <BotaoBase type="submit" color="red" data-principal habilitado={!falta} carregando={isPending}>
          Cancelar coleta
        </BotaoBase>
      </PeDaFicha>
    </form>
  )
}
