import type { MotivoDoTipo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { ProblemaDoTipo } from '@balcao/dominio/tipos-de-tickets/regras'
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { andar, comMotivo, filhosDe, type Passo, semMotivo } from './arvore.ts'
import { chaveNova } from './chave-nova.ts'
import estilos from './tipos.module.css'

type EditorProps = {
  motivos: readonly MotivoDoTipo[]
  problemas: readonly ProblemaDoTipo[]
  aoMudar: (motivos: MotivoDoTipo[]) => void
}

const PASSOS: Record<string, Passo> = {
  ArrowUp: 'subir',
  ArrowDown: 'descer',
  ArrowRight: 'entrar',
  ArrowLeft: 'sair',
}
const BOTOES = [
  { passo: 'subir', nome: 'Subir', Icone: IconArrowUp },
  { passo: 'descer', nome: 'Descer', Icone: IconArrowDown },
  { passo: 'entrar', nome: 'Pôr abaixo do anterior', Icone: IconIndentIncrease },
  { passo: 'sair', nome: 'Tirar de baixo do de cima', Icone: IconIndentDecrease },
] as const

/** NOV-04 The tree of reasons, five levels deep, written and moved by keyboard as by mouse. */
export function EditorDeMotivos({ motivos, problemas, aoMudar }: EditorProps) {
  const raiz = useRef<HTMLDivElement>(null)
  /** Where it went, there the keyboard stays. */
  const focar = (chave: string) =>
    requestAnimationFrame(() =>
      raiz.current?.querySelector<HTMLInputElement>(`[data-motivo="${chave}"]`)?.focus(),
    )
  const incluir = (pai: string | null, depoisDe?: string) => {
    const nova = chaveNova(motivos)
    aoMudar(comMotivo(motivos, nova, { pai, ...(depoisDe !== undefined && { depoisDe }) }))
    focar(nova)
  }
  const mover = (chave: string, passo: Passo) => {
    aoMudar(andar(motivos, chave, passo))
    focar(chave)
  }
  const mudar = (chave: string, mudanca: Partial<MotivoDoTipo>) =>
    aoMudar(motivos.map((motivo) => (motivo.chave === chave ? { ...motivo, ...mudanca } : motivo)))
  function aoTeclar(evento: KeyboardEvent, { chave, pai }: MotivoDoTipo) {
    const passo = evento.altKey ? PASSOS[evento.key] : undefined
    if (passo) mover(chave, passo)
    else if (evento.key === 'Enter') incluir(pai, chave)
    else return
    evento.preventDefault()
  }

  const ramo = (pai: string | null) => {
    const itens = filhosDe(motivos, pai)
    if (itens.length === 0) return null
    return (
      <ul className={estilos.ramo}>
        {itens.map((motivo) => {
          const { chave, descricao } = motivo
          const nome = descricao || 'motivo sem nome'
          const dele = problemas.filter(({ onde }) => onde === chave)
          return (
            <li key={chave}>
              <div className={estilos.motivo}>
                <TextInput
                  data-motivo={chave}
                  aria-label="Descrição do motivo"
                  placeholder="Descrição do motivo"
                  maxLength={80}
                  autoComplete="off"
                  value={descricao}
                  onChange={({ currentTarget }) => mudar(chave, { descricao: currentTarget.value })}
                  onKeyDown={(evento) => aoTeclar(evento, motivo)}
                  error={dele.length > 0 ? dele.map(({ mensagem }) => mensagem).join(' ') : undefined}
                />
                <Group gap={4} wrap="nowrap">
                  {BOTOES.map(({ passo, nome: verbo, Icone }) => (
                    <ActionIcon
                      key={passo}
                      variant="subtle"
                      aria-label={`${verbo}: ${nome}`}
                      onClick={() => mover(chave, passo)}
                    >
                      <Icone size={16} aria-hidden />
                    </ActionIcon>
                  ))}
                  <ActionIcon
                    variant="subtle"
                    aria-label={`Novo motivo abaixo de ${nome}`}
                    onClick={() => incluir(chave)}
                  >
                    <IconPlus size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`Retirar ${nome}`}
                    onClick={() => aoMudar(semMotivo(motivos, chave))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Group>
                <Group gap="md" className={estilos.marcas}>
                  <Checkbox
                    size="xs"
                    label="Vem escolhido"
                    checked={motivo.padrao}
                    onChange={({ currentTarget }) => mudar(chave, { padrao: currentTarget.checked })}
                  />
                  <Checkbox
                    size="xs"
                    label="Exige observação"
                    checked={motivo.informa}
                    onChange={({ currentTarget }) => mudar(chave, { informa: currentTarget.checked })}
                  />
                  <Checkbox
                    size="xs"
                    label="Exige um abaixo dele"
                    checked={motivo.subnivelObrigatorio}
                    onChange={({ currentTarget }) =>
                      mudar(chave, { subnivelObrigatorio: currentTarget.checked })
                    }
                  />
                </Group>
              </div>
              {ramo(chave)}
            </li>
          )
        })}
      </ul>
    )
  }

  return (
    <Stack gap="sm" ref={raiz}>
      <Text size="sm" c="dimmed">
        Enter inclui outro; Alt com as setas move. O que sai daqui continua nos tickets que já o têm.
      </Text>
      {ramo(null)}
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => incluir(null)}
      >
        Novo motivo
      </Button>
    </Stack>
  )
}
