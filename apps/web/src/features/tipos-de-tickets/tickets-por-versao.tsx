import { plural } from '@balcao/dominio/formatos/contagem'
import {
  moverTicketsDeVersao,
  previaDaMudancaDeVersao,
  type TipoEmEdicao,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

const ditos = (quantos: number) => plural(quantos, 'ticket aberto', 'tickets abertos')

/** ADM-05 Where the open tickets are; those of a former version pass to the one in force from here. */
export function TicketsPorVersao({ tipo }: { tipo: TipoEmEdicao }) {
  const [movendo, setMovendo] = useState<number | null>(null)
  if (tipo.versoes.length === 0) return null
  return (
    <Cartao titulo="Tickets abertos, por versão">
      <Stack gap="xs">
        {tipo.versoes.map(({ numero, abertos }) => (
          <Group key={numero} justify="space-between">
            <Text>
              Versão {numero}
              {numero === tipo.numero ? ', em vigor' : ''}: {ditos(abertos)}
            </Text>
            {numero !== tipo.numero && (
              <Button variant="default" onClick={() => setMovendo(numero)}>
                Passar à versão {tipo.numero}…
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <DialogoDaFicha
        aberto={movendo !== null}
        titulo={`Passar tickets à versão ${tipo.numero}`}
        aoFechar={() => setMovendo(null)}
      >
        {movendo !== null && (
          <Mover key={movendo} tipo={tipo} numero={movendo} aoFechar={() => setMovendo(null)} />
        )}
      </DialogoDaFicha>
    </Cartao>
  )
}

type MoverProps = { tipo: TipoEmEdicao; numero: number; aoFechar: () => void }

function Mover({ tipo, numero, aoFechar }: MoverProps) {
  const params = { idTipo: tipo.id }
  const consulta = useConsulta(
    previaDaMudancaDeVersao,
    { params, query: { numero } },
    { mostradoNaArea: true, semprePedir: true },
  )
  const [escolhas, setEscolhas] = useState<Readonly<Record<number, number>>>({})
  const mover = useAcao(moverTicketsDeVersao, {
    aoConcluir({ message }) {
      avisarSucesso(message)
      aoFechar()
    },
  })
  return (
    <AreaDaConsulta consulta={consulta}>
      {({ itens, destinos }) => {
        const etapas = itens.flatMap(({ de, para }) => {
          const escolhida = escolhas[de.id] ?? para
          return escolhida === null || escolhida === undefined ? [] : [{ de: de.id, para: escolhida }]
        })
        return (
          <Stack gap="md">
            {mover.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(mover.error)} />}
            <Text>
              Cada ticket vai à etapa escolhida, com o setor, a situação e o prazo dela, e guarda no histórico
              de onde veio.
            </Text>
            {itens.map(({ de, tickets, para }) => (
              <NativeSelect
                key={de.id}
                label={`${de.nome}: ${ditos(tickets)}`}
                data={[
                  ...(para === null ? [{ value: '', label: 'Escolha a etapa' }] : []),
                  ...destinos.map(({ id, nome, setor }) => ({
                    value: String(id),
                    label: `${nome} · ${setor}`,
                  })),
                ]}
                value={String(escolhas[de.id] ?? para ?? '')}
                onChange={({ currentTarget }) =>
                  setEscolhas((antes) => ({ ...antes, [de.id]: Number(currentTarget.value) }))
                }
              />
            ))}
            <PeDaFicha>
              <Button variant="default" onClick={aoFechar}>
                Cancelar
              </Button>
              <Button
                data-principal
                disabled={etapas.length < itens.length || itens.length === 0}
                loading={mover.isPending}
                onClick={() => mover.mutate({ params, corpo: { numero, para: tipo.numero, etapas } })}
              >
                Passar os tickets
              </Button>
            </PeDaFicha>
          </Stack>
        )
      }}
    </AreaDaConsulta>
  )
}
