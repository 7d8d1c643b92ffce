import {
  type Delegacao,
  delegarAprovacoes,
  encerrarDelegacao,
  listarDelegacoes,
} from '@balcao/dominio/aprovacoes/contratos'
import { problemasDaDelegacao } from '@balcao/dominio/aprovacoes/delegacao'
import { formatarData, hojeEm } from '@balcao/dominio/formatos/datas'
import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../../platform/consultas.ts'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

/** GES-03 The decisions of whoever is away, in the hands of a colleague. */
export function DialogoDasDelegacoes({ aoFechar }: { aoFechar: () => void }) {
  const janela = useJanelaUnica('Delegar aprovações', aoFechar)
  const consulta = useConsulta(listarDelegacoes, {}, { mostradoNaArea: true })
  return (
    <JanelaDaAcao aberta janela={janela}>
      {consulta.data === undefined ? (
        <AreaDeDados
          carregando={consulta.isPending}
          erro={consulta.error?.message}
          aoTentarNovamente={() => void consulta.refetch()}
        />
      ) : (
        <Stack gap="md">
          <Ativas itens={consulta.data.itens} />
          <Nova janela={janela} colegas={consulta.data.colegas} />
        </Stack>
      )}
    </JanelaDaAcao>
  )
}

function Ativas({ itens }: { itens: readonly Delegacao[] }) {
  const encerrar = useAcao(encerrarDelegacao, {
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  if (itens.length === 0) return null
  return (
    <ListaDaFicha emQuadros>
      {itens.map(({ id, versao, de, para, inicio, fim, minha }) => (
        <li key={id}>
          <Text>
            {minha ? `${para.nome} decide por você` : `Você decide por ${de.nome}`}
            <br />
            <small>
              De {formatarData(inicio)} a {formatarData(fim)}
            </small>
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={encerrar.isPending}
            onClick={() =>
              encerrar.mutate(
                { params: { idDelegacao: id }, query: { versao } },
                { onSuccess: ({ message }) => avisarSucesso(message) },
              )
            }
          >
            Encerrar
          </Button>
        </li>
      ))}
    </ListaDaFicha>
  )
}

type Colegas = readonly { id: number; nome: string }[]
const esquema = z.object(delegarAprovacoes.corpo.shape)

function Nova({ janela, colegas }: { janela: JanelaUnica; colegas: Colegas }) {
  const hoje = hojeEm(new Date())
  const opcoes = useMemo(() => colegas.map(({ id, nome }) => ({ valor: id, nome })), [colegas])
  const acao = useFormularioDaAcao(delegarAprovacoes, {
    esquema,
    valores: { idPara: undefined as unknown as number, inicio: hoje, fim: hoje },
    regra: (dados) => problemasDaDelegacao(dados, { hoje, colegas: colegas.map(({ id }) => id) }),
    alvo: {},
    mensagem: 'Delegação feita. A pessoa foi avisada.',
    aoConcluir: janela.fechar,
  })
  const { control } = acao.form
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Delegar', fechar: 'Cancelar' }}
      contexto={
        <Text c="dimmed">
          No período, o que espera por você espera também pela pessoa, que decide no seu lugar. O que ela
          mesma pediu continua só com você.
        </Text>
      }
    >
      <Stack gap="md">
        <Controller
          control={control}
          name="idPara"
          render={({ field, fieldState }) => (
            <CampoDeSelecao
              label="Quem decide"
              required
              data-autofocus
              opcoes={opcoes}
              value={(field.value as number | undefined) ?? null}
              onChange={(valor) => field.onChange(valor ?? undefined)}
              error={fieldState.error?.message}
            />
          )}
        />
        <SimpleGrid cols={2}>
          {(['inicio', 'fim'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field, fieldState }) => (
                <CampoDeData
                  label={name === 'inicio' ? 'De' : 'Até'}
                  required
                  minima={hoje}
                  value={field.value as string}
                  onChange={field.onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </FormularioDaAcao>
  )
}
