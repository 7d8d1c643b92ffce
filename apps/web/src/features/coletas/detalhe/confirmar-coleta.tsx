import {
  type ColetaDetalhada,
  confirmarColeta,
  TAMANHO_DA_OBSERVACAO,
} from '@balcao/dominio/coletas/contratos'
import { confirmavel } from '@balcao/dominio/coletas/regras'
import { plural } from '@balcao/dominio/formatos/contagem'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { Button, Checkbox, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { useReler } from '../../../platform/releitura.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CartaoDeEscolha } from '../../../ui/campos/cartao-de-escolha.tsx'
import { PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import estilos from './confirmar-coleta.module.css'
import { FalhaDaColeta } from './falha-da-coleta.tsx'

type ConfirmarColetaProps = { coleta: ColetaDetalhada; aoTerminar: () => void }

/** COL-01 All that is to be fetched is marked: at the customer's counter one press is enough. */
export function ConfirmarColeta({ coleta, aoTerminar }: ConfirmarColetaProps) {
  const hoje = useDiaAtual()
  const reler = useReler(confirmarColeta)
  const aColetar = coleta.tickets.filter(confirmavel)
  const [desmarcados, setDesmarcados] = useState<ReadonlySet<number>>(new Set())
  const [data, setData] = useState<string | null>(hoje)
  const [observacao, setObservacao] = useState('')
  const marcados = aColetar.filter(({ id }) => !desmarcados.has(id))
  const { mutate, isPending, error } = useAcao(confirmarColeta, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoTerminar()
    },
    // Somebody was faster: what is behind the message shows how it stands now.
    aoFalhar: () => void reler(),
  })

  function alternar(id: number) {
    const novos = new Set(desmarcados)
    if (!novos.delete(id)) novos.add(id)
    setDesmarcados(novos)
  }
  function aoEnviar(evento: FormEvent) {
    evento.preventDefault()
    if (isPending || marcados.length === 0) return
    mutate({ corpo: { tickets: marcados.map(({ id }) => id), versao: coleta.versao, data, observacao } })
  }

  return (
    <form noValidate onSubmit={aoEnviar}>
      {error && <FalhaDaColeta erro={error} />}
      <fieldset className={estilos.marcas}>
        <legend>O que foi coletado</legend>
        {aColetar.map(({ id, protocolo, cliente, itens }) => (
          <CartaoDeEscolha key={id}>
            <Checkbox
              checked={!desmarcados.has(id)}
              onChange={() => alternar(id)}
              label={nomeDoCliente(cliente)}
              description={`Ticket ${formatarProtocolo(protocolo)} · ${plural(itens.length, 'produto', 'produtos')}`}
            />
          </CartaoDeEscolha>
        ))}
        {aColetar.length === 0 && <Text c="dimmed">Não há mais nada a coletar nesta ordem.</Text>}
      </fieldset>
      <CampoDeData
        label="Data da coleta"
        maxima={hoje}
        value={data}
        onChange={setData}
        error={error?.campos.data}
        maw={240}
      />
      <Textarea
        label="Observação"
        description="Opcional. Fica na coleta e nos tickets; só a equipe lê."
        rows={2}
        maxLength={TAMANHO_DA_OBSERVACAO}
        value={observacao}
        onChange={({ currentTarget }) => setObservacao(currentTarget.value)}
      />
      <PeDaFicha>
        <Button variant="default" onClick={aoTerminar}>
          Voltar
        </Button>
        <BotaoBase
          type="submit"
          data-principal
          habilitado={marcados.length > 0}
          falta="Marque pelo menos um ticket."
          carregando={isPending}
        >
          Confirmar coleta
        </BotaoBase>
      </PeDaFicha>
    </form>
  )
}
