import { CONDICOES_DE_ETAPA } from '@balcao/dominio/tickets/etapas'
import { requisitos, VERBOS } from '@balcao/dominio/tickets/requisitos/catalogo'
import { FRASES_DOS_REQUISITOS, SEM_REQUISITO } from '@balcao/dominio/tickets/requisitos/frases'
import { type EtapaDoConteudo, QUANDO_SAI } from '@balcao/dominio/tipos-de-tickets/conteudo'
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
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { mudarEtapa, mudarSaida, semSaida } from './modelo-do-fluxo.ts'
import estilos from './tipos.module.css'

type CamposProps = {
  tipo: TipoEmEdicao
  etapas: readonly EtapaDoConteudo[]
  etapa: EtapaDoConteudo
  /** Of this step and its ways out. */
  problemas: readonly ProblemaDoTipo[]
  aoMudar: (etapas: EtapaDoConteudo[]) => void
}

const opcoes = (itens: readonly { id: number; nome: string }[], id: number) => [
  ...itens.map((item) => ({ value: String(item.id), label: item.nome })),
  // One that went out of use meanwhile: the field says so, as the problem does.
  ...(itens.some((item) => item.id === id) ? [] : [{ value: String(id), label: 'Fora de uso' }]),
]

export function NomeDaEtapa({ etapas, etapa, rotulo, aoMudar }: CamposProps & { rotulo: string }) {
  return (
    <TextInput
      style={{ flex: 1 }}
      label={rotulo}
      maxLength={60}
      autoComplete="off"
      value={etapa.nome}
      onChange={({ currentTarget }) =>
        aoMudar(mudarEtapa(etapas, etapa.chave, { nome: currentTarget.value }))
      }
    />
  )
}

/** What is of the step itself; what is of one of its ways out is said there. */
export function ProblemasDaEtapa({ problemas }: Pick<CamposProps, 'problemas'>) {
  const dela = problemas.filter(({ saida }) => saida === undefined)
  if (dela.length === 0) return null
  return (
    <ul className={estilos.problemas}>
      {dela.map(({ mensagem }) => (
        <li key={mensagem}>{mensagem}</li>
      ))}
    </ul>
  )
}

/** ADM-06 All of a step but its name, for the list and for the panel of the drawing. */
export function CamposDaEtapa({ colunas, ...props }: CamposProps & { colunas: 1 | 3 }) {
  const { tipo, etapas, etapa, aoMudar } = props
  const mudar = (mudanca: Partial<EtapaDoConteudo>) => aoMudar(mudarEtapa(etapas, etapa.chave, mudanca))
  const cols = { base: 1, sm: colunas }
  return (
    <>
      <SimpleGrid cols={cols} spacing="sm">
        <NativeSelect
          label="Setor"
          data={opcoes(tipo.setores, etapa.setorId)}
          value={String(etapa.setorId)}
          onChange={({ currentTarget }) => mudar({ setorId: Number(currentTarget.value) })}
        />
        <NativeSelect
          label="Situação do ticket"
          data={opcoes(tipo.situacoes, etapa.statusId)}
          value={String(etapa.statusId)}
          onChange={({ currentTarget }) => mudar({ statusId: Number(currentTarget.value) })}
        />
        <NativeSelect
          label="Exigência"
          description={etapa.requisito ? FRASES_DOS_REQUISITOS[etapa.requisito] : SEM_REQUISITO}
          data={[
            { value: '', label: 'Nenhuma' },
            ...requisitos.map((requisito) => ({ value: requisito, label: VERBOS[requisito] })),
          ]}
          value={etapa.requisito ?? ''}
          onChange={({ currentTarget }) =>
            mudar({ requisito: requisitos.find((requisito) => requisito === currentTarget.value) ?? null })
          }
        />
      </SimpleGrid>
      <Group gap={colunas === 1 ? 'xs' : 'lg'}>
        <Checkbox
          label="O ticket pode ser finalizado aqui"
          checked={etapa.permiteFinalizar}
          onChange={({ currentTarget }) => mudar({ permiteFinalizar: currentTarget.checked })}
        />
        <Checkbox
          label="Desvio: só se chega por uma saída"
          checked={etapa.desvio}
          onChange={({ currentTarget }) => mudar({ desvio: currentTarget.checked })}
        />
        <Checkbox
          label="Espera coleta"
          checked={etapa.aguardaColeta}
          onChange={({ currentTarget }) => mudar({ aguardaColeta: currentTarget.checked })}
        />
      </Group>
      <Saidas {...props} cols={cols} />
    </>
  )
}

function Saidas({ etapa, etapas, problemas, aoMudar, cols }: CamposProps & { cols: Record<string, number> }) {
  const { chave, saidas } = etapa
  const outras = etapas.filter((outra) => outra !== etapa)
  return (
    <Stack gap="xs">
      {saidas.map((saida, indice) => {
        const dela = problemas.filter((problema) => problema.saida === indice)
        const mudar = (mudanca: Partial<typeof saida>) => aoMudar(mudarSaida(etapas, chave, indice, mudanca))
        const semDestino = !outras.some((outra) => outra.chave === saida.para)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way out has no name of its own until it is published
          <SimpleGrid key={indice} cols={cols} spacing="sm" data-saida={indice}>
            <NativeSelect
              label="Saída quando"
              data={CONDICOES_DE_ETAPA.map((condicao) => ({ value: condicao, label: QUANDO_SAI[condicao] }))}
              value={saida.condicao}
              onChange={({ currentTarget }) =>
                mudar({
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
              error={dela.length > 0 && dela.map(({ mensagem }) => mensagem).join(' ')}
              onChange={({ currentTarget }) => mudar({ descricao: currentTarget.value })}
            />
            <div className={estilos.destino}>
              <NativeSelect
                label="Vai para"
                data={[
                  ...outras.map((outra) => ({ value: outra.chave, label: outra.nome || outra.chave })),
                  ...(semDestino ? [{ value: saida.para, label: 'Escolha a etapa' }] : []),
                ]}
                value={saida.para}
                onChange={({ currentTarget }) => mudar({ para: currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Tirar a saída ${saida.descricao || indice + 1}`}
                onClick={() => aoMudar(semSaida(etapas, chave, indice))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </div>
          </SimpleGrid>
        )
      })}
      {outras[0] && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() =>
            aoMudar(
              mudarEtapa(etapas, chave, {
                saidas: [...saidas, { condicao: 'ESCOLHA', descricao: '', para: outras[0]?.chave ?? '' }],
              }),
            )
          }
        >
          Nova saída
        </Button>
      )}
    </Stack>
  )
}
