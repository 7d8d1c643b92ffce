import { ASSUNTOS_AJUSTADOS } from '@balcao/dominio/ajustes/assuntos'
import { problemaDoValor } from '@balcao/dominio/ajustes/campo'
import {
  type CampoDaTabela,
  type LinhaDaTabela,
  problemasDaLinha,
  type TabelaNaTela,
} from '@balcao/dominio/ajustes/tabela'
import { type AssuntoDoCatalogo, CONTRATOS_DO_CATALOGO, descricaoDe } from '@balcao/dominio/catalogo/assuntos'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconArchive, IconArrowBackUp } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { ControleDoCampo } from '../../platform/ajustes/controle-do-campo.tsx'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useLeitura } from '../../platform/consultas.ts'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import { ConsultaDoCampo } from './consulta-do-campo.tsx'

type DialogoProps = {
  assunto: AssuntoDoCatalogo
  tabela: TabelaNaTela
  aberta: LinhaDaTabela | 'nova' | null
  /** Where the rows are not read whole, how the open one is read again. */
  reler?: () => Promise<readonly LinhaDaTabela[]>
  /** What the open row has beside its fields. */
  acima?: ReactNode
  aoFechar: () => void
}

/** ADM-05 One row: its fields, each with what it does; retired from here, or brought back. */
export function DialogoDaLinha({ assunto, tabela, aberta, reler, acima, aoFechar }: DialogoProps) {
  const { um } = ASSUNTOS_AJUSTADOS[assunto]
  const { genero } = descricaoDe(assunto)
  const titulo = aberta === 'nova' ? `${genero === 'o' ? 'Novo' : 'Nova'} ${um.toLowerCase()}` : um
  const janela = useJanelaUnica(titulo, aoFechar)
  return (
    <JanelaDaAcao aberta={aberta !== null} janela={janela}>
      {aberta === 'nova' && <Nova assunto={assunto} tabela={tabela} janela={janela} />}
      {aberta && aberta !== 'nova' && (
        <Existente
          key={aberta.id}
          assunto={assunto}
          tabela={tabela}
          atual={aberta}
          reler={reler}
          acima={acima}
          janela={janela}
        />
      )}
    </JanelaDaAcao>
  )
}

type FormularioProps = Pick<DialogoProps, 'assunto' | 'tabela'> & { janela: JanelaUnica }
type Contratos = (typeof CONTRATOS_DO_CATALOGO)[AssuntoDoCatalogo]
type Corpo = z.output<Contratos['criar']['corpo']>

const regraDe =
  ({ assunto, tabela }: Pick<DialogoProps, 'assunto' | 'tabela'>, atual: LinhaDaTabela | null) =>
  ({ valores }: Corpo) =>
    Object.fromEntries(
      Object.entries(
        problemasDaLinha(descricaoDe(assunto), {
          campos: tabela.campos,
          valores,
          atual,
          outras: tabela.itens,
        }),
      ).map(([campo, problema]) => [`valores.${campo}`, problema]),
    )

function Nova({ assunto, tabela, janela }: FormularioProps) {
  const { criar } = CONTRATOS_DO_CATALOGO[assunto]
  const vazios = Object.fromEntries(
    Object.entries(tabela.campos).map(([nome, { padrao = '' }]) => [nome, padrao]),
  )
  const acao = useFormularioDaAcao<Contratos['criar'], Corpo, Corpo>(criar, {
    alvo: {},
    esquema: criar.corpo,
    valores: { valores: vazios },
    regra: regraDe({ assunto, tabela }, null),
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Criar', fechar: 'Cancelar' }}>
      <Campos tabela={tabela} criada={false} disabled={false} />
    </FormularioDaAcao>
  )
}

type ExistenteProps = FormularioProps & {
  atual: LinhaDaTabela
  reler: DialogoProps['reler'] | undefined
  acima: ReactNode
}

function Existente({ assunto, tabela, atual, reler, acima, janela }: ExistenteProps) {
  const { alterar, criar, listar } = CONTRATOS_DO_CATALOGO[assunto]
  const { id, versao, valores, ativo } = atual
  const ler = useLeitura(listar)
  const acao = useFormularioDaAcao<Contratos['alterar'], Corpo, Corpo>(alterar, {
    alvo: {
      params: { idLinha: id },
      versao,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () =>
        (await (reler?.() ?? ler({}).then(({ itens }) => itens))).find((outra) => outra.id === id)?.versao,
    },
    esquema: criar.corpo,
    valores: { valores },
    regra: regraDe({ assunto, tabela }, atual),
    aoConcluir: janela.fechar,
  })
  const saida = useSaida(assunto, atual, janela)
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      tituloDoConflito="Isto mudou enquanto você preenchia"
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      resumo={
        <Button
          variant="subtle"
          mr="auto"
          color={ativo ? 'red' : 'blue'}
          loading={saida.isPending}
          leftSection={
            ativo ? <IconArchive size={16} aria-hidden /> : <IconArrowBackUp size={16} aria-hidden />
          }
          onClick={() => saida.mutate({ params: { idLinha: id }, corpo: { versao } })}
        >
          {ativo ? 'Retirar' : 'Trazer de volta'}
        </Button>
      }
    >
      {saida.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(saida.error)} />}
      {acima}
      <Campos tabela={tabela} criada disabled={!ativo} />
      <Text size="sm" c="dimmed" mt="md">
        Ao retirar: {descricaoDe(assunto).aoRetirar}
      </Text>
    </FormularioDaAcao>
  )
}

function useSaida(assunto: AssuntoDoCatalogo, { ativo }: LinhaDaTabela, janela: JanelaUnica) {
  const { retirar, restaurar } = CONTRATOS_DO_CATALOGO[assunto]
  return useAcao(ativo ? retirar : restaurar, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      janela.fechar()
    },
  })
}

type CamposProps = { tabela: TabelaNaTela; criada: boolean; disabled: boolean }

function Campos({ tabela, criada, disabled }: CamposProps) {
  return (
    <Stack gap="md">
      {Object.entries(tabela.campos)
        .filter(([, { especie }]) => especie !== 'imagem')
        .map(([nome, campo]) => (
          <Fragment key={nome}>
            {campo.secao && (
              <Title order={3} size="h5" mt="xs">
                {campo.secao}
              </Title>
            )}
            <Campo nome={nome} campo={campo} disabled={disabled || (criada && (campo.soAoCriar ?? false))} />
          </Fragment>
        ))}
    </Stack>
  )
}

type CampoProps = { nome: string; campo: CampoDaTabela; disabled: boolean }

function Campo({ nome, campo, disabled }: CampoProps) {
  const { control } = useFormContext<Corpo>()
  return (
    <Controller
      control={control}
      name={`valores.${nome}`}
      render={({ field, fieldState }) => {
        const valor = field.value ?? ''
        return (
          <div>
            <ControleDoCampo
              campo={campo}
              valor={valor}
              aoMudar={field.onChange}
              aoSair={field.onBlur}
              erro={fieldState.error?.message}
              disabled={disabled}
            />
            <Text size="xs" c="dimmed">
              {campo.ajuda}.
            </Text>
            {campo.consulta && !disabled && (
              <ConsultaDoCampo
                consulta={campo.consulta}
                valor={valor}
                valido={valor !== '' && problemaDoValor(campo, valor) === null}
              />
            )}
          </div>
        )
      }}
    />
  )
}
