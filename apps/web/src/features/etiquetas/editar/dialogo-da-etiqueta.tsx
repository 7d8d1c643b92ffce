import type { EtiquetaDaLista } from '@balcao/dominio/etiquetas/campos'
import {
  alterarEtiqueta,
  criarEtiqueta,
  listarEtiquetas,
  MAXIMO_DE_ETIQUETAS,
  TAMANHO_DO_NOME_DA_ETIQUETA,
} from '@balcao/dominio/etiquetas/contratos'
import { CORES_DA_ETIQUETA, type CorDaEtiqueta, coresDaEtiqueta } from '@balcao/dominio/etiquetas/cores'
import { MAXIMO_POR_PAGINA } from '@balcao/dominio/listas/esquemas'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useLeitura } from '../../../platform/consultas.ts'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'

type Campos = { nome: string; cor: CorDaEtiqueta }
const ESQUEMA = criarEtiqueta.corpo
type Dados = z.output<typeof ESQUEMA>

const CORES = coresDaEtiqueta.map((valor) => ({ valor, nome: CORES_DA_ETIQUETA[valor] }))

/** As many as hold all that there may be. */
const PAGINAS = Array.from({ length: Math.ceil(MAXIMO_DE_ETIQUETAS / MAXIMO_POR_PAGINA) }, (_, i) => i + 1)

type DialogoDaEtiquetaProps = {
  /** One that exists, or 'nova'; null when it is closed. */
  aberta: EtiquetaDaLista | 'nova' | null
  aoFechar: () => void
  aoExcluir: (etiqueta: EtiquetaDaLista) => void
}

export function DialogoDaEtiqueta({ aberta, aoFechar, aoExcluir }: DialogoDaEtiquetaProps) {
  const janela = useJanelaUnica(aberta === 'nova' ? 'Nova etiqueta' : 'Editar etiqueta', aoFechar)
  return (
    <JanelaDaAcao aberta={aberta !== null} janela={janela}>
      {aberta === 'nova' && <Nova janela={janela} />}
      {aberta && aberta !== 'nova' && <Alteracao janela={janela} atual={aberta} aoExcluir={aoExcluir} />}
    </JanelaDaAcao>
  )
}

function Nova({ janela }: { janela: JanelaUnica }) {
  const acao = useFormularioDaAcao<typeof criarEtiqueta, Campos, Dados>(criarEtiqueta, {
    alvo: {},
    esquema: ESQUEMA,
    valores: { nome: '', cor: 'azul' },
    mensagem: 'Etiqueta criada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Criar', fechar: 'Cancelar' }}>
      <CamposDaEtiqueta />
    </FormularioDaAcao>
  )
}

type AlteracaoProps = {
  janela: JanelaUnica
  atual: EtiquetaDaLista
  aoExcluir: (etiqueta: EtiquetaDaLista) => void
}

function Alteracao({ janela, atual, aoExcluir }: AlteracaoProps) {
  const { id, nome, cor, versao } = atual
  const ler = useLeitura(listarEtiquetas)
  const acao = useFormularioDaAcao<typeof alterarEtiqueta, Campos, Dados>(alterarEtiqueta, {
    alvo: {
      params: { idEtiqueta: id },
      versao,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () => {
        const todas = await Promise.all(
          PAGINAS.map((page) => ler({ query: { page, take: MAXIMO_POR_PAGINA } })),
        )
        return todas.flatMap(({ itens }) => itens).find((outra) => outra.id === id)?.versao
      },
    },
    esquema: ESQUEMA,
    valores: { nome, cor },
    mensagem: 'Etiqueta alterada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      tituloDoConflito="Esta etiqueta mudou enquanto você preenchia"
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      resumo={
        <Button
          variant="subtle"
          color="red"
          mr="auto"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => aoExcluir(atual)}
        >
          Excluir
        </Button>
      }
    >
      <CamposDaEtiqueta />
    </FormularioDaAcao>
  )
}

function CamposDaEtiqueta() {
  const { register, control, formState } = useFormContext<Campos>()
  const { errors } = formState
  const [nome, cor] = useWatch<Campos, ['nome', 'cor']>({ name: ['nome', 'cor'] })
  return (
    <Stack gap="sm">
      <TextInput
        label="Nome"
        required
        data-autofocus
        autoComplete="off"
        maxLength={TAMANHO_DO_NOME_DA_ETIQUETA}
        error={errors.nome?.message}
        {...register('nome')}
      />
      <Controller
        control={control}
        name="cor"
        render={({ field }) => (
          <CampoDeSelecao
            label="Cor"
            required
            clearable={false}
            opcoes={CORES}
            {...field}
            error={errors.cor?.message}
          />
        )}
      />
      <Group gap="xs" aria-hidden>
        <Etiqueta tom={cor ?? 'neutro'}>{nome.trim() || 'Assim fica no ticket'}</Etiqueta>
      </Group>
    </Stack>
  )
}
