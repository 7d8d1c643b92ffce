import { CONDICOES_DE_ETAPA, type CondicaoDeEtapa } from '@balcao/dominio/tickets/etapas'
import { requisitos, VERBOS } from '@balcao/dominio/tickets/requisitos/catalogo'
import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { TipoEmEdicao } from '@balcao/dominio/tipos-de-tickets/contratos'
import type { ProblemaDoTipo } from '@balcao/dominio/tipos-de-tickets/regras'
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { chaveNova } from './chave-nova.ts'
import estilos from './tipos.module.css'

type EditorProps = {
  tipo: TipoEmEdicao
  etapas: readonly EtapaDoConteudo[]
  problemas: readonly ProblemaDoTipo[]
  aoMudar: (etapas: EtapaDoConteudo[]) => void
}

const CONDICOES: Record<CondicaoDeEtapa, string> = {
  ESCOLHA: 'Quem avança escolhe',
  NADA_AUTORIZADO: 'A análise não autorizou nada',
  DIVERGENCIA_NO_RECEBIMENTO: 'O recebimento divergiu',
  PRORROGACAO_NEGADA: 'A prorrogação foi negada',
}

const opcoes = (itens: readonly { id: number; nome: string }[]) =>
  itens.map(({ id, nome }) => ({ value: String(id), label: nome }))

/** ADM-06 The workflow as a list: each step with its sector, what it asks for and its ways out. */
export function EditorDeEtapas({ tipo, etapas, problemas, aoMudar }: EditorProps) {
  const mudar = (chave: string, mudanca: Partial<EtapaDoConteudo>) =>
    aoMudar(etapas.map((etapa) => (etapa.chave === chave ? { ...etapa, ...mudanca } : etapa)))
  function mover(indice: number, para: number) {
    const etapa = etapas[indice]
    if (etapa) aoMudar(etapas.toSpliced(indice, 1).toSpliced(para, 0, etapa))
  }
  const incluir = () =>
    aoMudar([
      ...etapas,
      {
        chave: chaveNova(etapas),
        nome: '',
        setorId: tipo.setores[0]?.id ?? 1,
        statusId: tipo.situacoes[0]?.id ?? 1,
        requisito: null,
        permiteFinalizar: false,
        desvio: false,
        aguardaColeta: false,
        saidas: [],
      },
    ])
  return (
    <Stack gap="md">
      <ol className={estilos.etapas}>
        {etapas.map((etapa, indice) => {
          const { chave, nome } = etapa
          const dela = problemas.filter(({ onde }) => onde === chave)
          const dita = nome || `etapa ${indice + 1}`
          return (
            <li key={chave} className={estilos.etapa} data-com-problema={dela.length > 0 || undefined}>
              <Stack gap="sm">
                <Group justify="space-between" wrap="nowrap" align="end">
                  <TextInput
                    style={{ flex: 1 }}
                    label={`Etapa ${indice + 1}`}
                    maxLength={60}
                    autoComplete="off"
                    value={nome}
                    onChange={({ currentTarget }) => mudar(chave, { nome: currentTarget.value })}
                  />
                  <Group gap={4} wrap="nowrap">
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Subir ${dita}`}
                      disabled={indice === 0}
                      onClick={() => mover(indice, indice - 1)}
                    >
                      <IconArrowUp size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Descer ${dita}`}
                      disabled={indice === etapas.length - 1}
                      onClick={() => mover(indice, indice + 1)}
                    >
                      <IconArrowDown size={16} aria-hidden />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      aria-label={`Tirar ${dita}`}
                      onClick={() => aoMudar(etapas.filter((outra) => outra !== etapa))}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  </Group>
                </Group>
                {dela.length > 0 && (
                  <ul className={estilos.problemas}>
                    {dela.map(({ mensagem }) => (
                      <li key={mensagem}>{mensagem}</li>
                    ))}
                  </ul>
                )}
                <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
                  <NativeSelect
                    label="Setor"
                    data={opcoes(tipo.setores)}
                    value={String(etapa.setorId)}
                    onChange={({ currentTarget }) => mudar(chave, { setorId: Number(currentTarget.value) })}
                  />
                  <NativeSelect
                    label="Situação do ticket"
                    data={opcoes(tipo.situacoes)}
                    value={String(etapa.statusId)}
                    onChange={({ currentTarget }) => mudar(chave, { statusId: Number(currentTarget.value) })}
                  />
                  <NativeSelect
                    label="Exigência"
                    data={[
                      { value: '', label: 'Nenhuma' },
                      ...requisitos.map((requisito) => ({ value: requisito, label: VERBOS[requisito] })),
                    ]}
                    value={etapa.requisito ?? ''}
                    onChange={({ currentTarget }) =>
                      mudar(chave, {
                        requisito: requisitos.find((requisito) => requisito === currentTarget.value) ?? null,
                      })
                    }
                  />
                </SimpleGrid>
                <Group gap="lg">
                  <Checkbox
                    label="O ticket pode ser finalizado aqui"
                    checked={etapa.permiteFinalizar}
                    onChange={({ currentTarget }) =>
                      mudar(chave, { permiteFinalizar: currentTarget.checked })
                    }
                  />
                  <Checkbox
                    label="Desvio: só se chega por uma saída"
                    checked={etapa.desvio}
                    onChange={({ currentTarget }) => mudar(chave, { desvio: currentTarget.checked })}
                  />
                  <Checkbox
                    label="Espera coleta"
                    checked={etapa.aguardaColeta}
                    onChange={({ currentTarget }) => mudar(chave, { aguardaColeta: currentTarget.checked })}
                  />
                </Group>
                <Saidas etapa={etapa} etapas={etapas} aoMudar={(saidas) => mudar(chave, { saidas })} />
              </Stack>
            </li>
          )
        })}
      </ol>
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={incluir}
      >
        Nova etapa
      </Button>
    </Stack>
  )
}

type SaidasProps = {
  etapa: EtapaDoConteudo
  etapas: readonly EtapaDoConteudo[]
  aoMudar: (saidas: EtapaDoConteudo['saidas']) => void
}

function Saidas({ etapa: { saidas, chave }, etapas, aoMudar }: SaidasProps) {
  const outras = etapas.filter((outra) => outra.chave !== chave)
  const mudar = (indice: number, mudanca: Partial<EtapaDoConteudo['saidas'][number]>) =>
    aoMudar(saidas.map((saida, qual) => (qual === indice ? { ...saida, ...mudanca } : saida)))
  return (
    <Stack gap="xs">
      {saidas.map((saida, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way out has no name of its own until it is published
        <SimpleGrid key={indice} cols={{ base: 1, sm: 3 }} spacing="sm">
          <NativeSelect
            label="Saída quando"
            data={CONDICOES_DE_ETAPA.map((condicao) => ({ value: condicao, label: CONDICOES[condicao] }))}
            value={saida.condicao}
            onChange={({ currentTarget }) =>
              mudar(indice, {
                condicao:
                  CONDICOES_DE_ETAPA.find((condicao) => condicao === currentTarget.value) ?? 'ESCOLHA',
              })
            }
          />
          <TextInput
            label="O que se lê"
            maxLength={80}
            autoComplete="off"
            value={saida.descricao}
            onChange={({ currentTarget }) => mudar(indice, { descricao: currentTarget.value })}
          />
          <Group gap="xs" wrap="nowrap" align="end">
            <NativeSelect
              style={{ flex: 1 }}
              label="Vai para"
              data={outras.map((outra) => ({ value: outra.chave, label: outra.nome || outra.chave }))}
              value={saida.para}
              onChange={({ currentTarget }) => mudar(indice, { para: currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Tirar a saída ${saida.descricao || indice + 1}`}
              onClick={() => aoMudar(saidas.filter((outra) => outra !== saida))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </SimpleGrid>
      ))}
      {outras[0] && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() =>
            aoMudar([...saidas, { condicao: 'ESCOLHA', descricao: '', para: outras[0]?.chave ?? '' }])
          }
        >
          Nova saída
        </Button>
      )}
    </Stack>
  )
}
