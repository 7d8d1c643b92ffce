import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarPrecoUnitario } from '@balcao/dominio/formatos/dinheiro'
import {
  CASAS_DO_PRECO,
  dizerPreco,
  encerrarPreco,
  fixarPreco,
  type MudancaDePrecos,
  type PeriodoDePreco,
  SITUACOES_DO_PRECO,
  type SituacaoDoPreco,
  situacaoDoPreco,
} from '@balcao/dominio/precos/periodos'
import {
  encerrarPrecoDoProduto,
  excluirPrecoDoProduto,
  fixarPrecoDoProduto,
  obterPrecos,
  PRECO_DIGITADO,
  ULTIMO_DIA,
} from '@balcao/dominio/precos/tabela-de-precos'
import { Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeDinheiro } from '../../ui/campos/campo-de-dinheiro.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { useConfirmar } from '../../ui/retorno/confirmacao.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { avisarErro, avisarSucesso } from '../../ui/retorno/toasts.ts'
import type { Tom } from '../../ui/tema/tons.ts'

type Precos = RespostaDe<typeof obterPrecos>
export type Onde = { idTabela: number; idProduto: number }

const LARGURA = 720
const TOM: Record<SituacaoDoPreco, Tom> = { VIGENTE: 'verde', MARCADO: 'azul', PASSADO: 'neutro' }

/** ADM-07 What a product cost, costs and will cost by a table. */
export function PrecosDoProduto({ onde, aoFechar }: { onde: Onde | null; aoFechar: () => void }) {
  const [aberto, setAberto] = useState<'novo' | 'encerrar' | null>(null)
  return (
    <DialogoDaFicha
      aberto={onde !== null}
      titulo="Preços do produto"
      largura={LARGURA}
      porBaixo={aberto !== null}
      aoFechar={aoFechar}
    >
      {onde && (
        <Conteudo
          key={`${onde.idTabela}-${onde.idProduto}`}
          onde={onde}
          aberto={aberto}
          aoAbrir={setAberto}
        />
      )}
    </DialogoDaFicha>
  )
}

type ConteudoProps = {
  onde: Onde
  aberto: 'novo' | 'encerrar' | null
  aoAbrir: (qual: 'novo' | 'encerrar' | null) => void
}

function Conteudo({ onde, aberto, aoAbrir }: ConteudoProps) {
  const consulta = useConsulta(obterPrecos, { params: onde }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(precos) => (
        <Stack gap="md">
          <div>
            <Text fw={600} size="lg">
              {precos.produto.descricao}
            </Text>
            <Text size="sm" c="dimmed">
              {precos.produto.idExibicao} · tabela {precos.tabela} · por {precos.produto.unidade}
            </Text>
          </div>
          <Periodos onde={onde} precos={precos} />
          <Group gap="xs">
            <Button onClick={() => aoAbrir('novo')}>Novo preço</Button>
            {precos.periodos.some(
              (um) => situacaoDoPreco(um, precos.hoje) === 'VIGENTE' && um.fim === null,
            ) && (
              <Button variant="light" color="red" ml="auto" onClick={() => aoAbrir('encerrar')}>
                Deixar de vender por esta tabela
              </Button>
            )}
          </Group>
          {aberto === 'novo' && <Novo onde={onde} precos={precos} aoFechar={() => aoAbrir(null)} />}
          {aberto === 'encerrar' && <Encerrar onde={onde} precos={precos} aoFechar={() => aoAbrir(null)} />}
        </Stack>
      )}
    </AreaDaConsulta>
  )
}

function Periodos({ onde, precos: { periodos, hoje, versao } }: { onde: Onde; precos: Precos }) {
  const confirmar = useConfirmar()
  const excluir = useAcao(excluirPrecoDoProduto, {
    aoConcluir: ({ message }) => avisarSucesso(message),
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  async function aoExcluir(periodo: PeriodoDePreco) {
    const certeza = await confirmar({
      titulo: 'Excluir este preço?',
      mensagem: `O de ${dizerPreco(periodo)} deixa de estar marcado, e o de antes continua nesses dias.`,
      confirmar: 'Excluir',
    })
    if (certeza && periodo.inicio) excluir.mutate({ params: onde, corpo: { inicio: periodo.inicio, versao } })
  }
  if (periodos.length === 0)
    return <Text c="dimmed">Ainda sem preço nesta tabela: por ela, não se vende.</Text>
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table aria-label="Preços, do mais novo ao mais antigo">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Preço</Table.Th>
            <Table.Th scope="col">De</Table.Th>
            <Table.Th scope="col">Até</Table.Th>
            <Table.Th scope="col">Quem pôs</Table.Th>
            <Table.Th scope="col">Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {periodos.map((periodo) => {
            const situacao = situacaoDoPreco(periodo, hoje)
            return (
              <Table.Tr key={periodo.inicio}>
                <Table.Td fw={situacao === 'VIGENTE' ? 600 : undefined}>
                  {formatarPrecoUnitario(periodo.valor, 2)}
                </Table.Td>
                <Table.Td>{periodo.inicio ? formatarData(periodo.inicio) : 'sempre'}</Table.Td>
                <Table.Td>{periodo.fim ? formatarData(periodo.fim) : 'sem fim'}</Table.Td>
                <Table.Td>
                  {periodo.quem ?? '—'} <TempoRelativo data={periodo.quando} />
                </Table.Td>
                <Table.Td>
                  <Group gap="xs" wrap="nowrap">
                    <Etiqueta tom={TOM[situacao]}>{SITUACOES_DO_PRECO[situacao]}</Etiqueta>
                    {periodo.inicio !== null && periodo.inicio >= hoje && (
                      <Button
                        variant="subtle"
                        color="red"
                        size="compact-sm"
                        loading={excluir.isPending}
                        onClick={() => void aoExcluir(periodo)}
                      >
                        Excluir
                      </Button>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type FormularioProps = { onde: Onde; precos: Precos; aoFechar: () => void }

type Digitado = { valor: string; inicio: string; fim: string | null }
type Lido = { valor: number; inicio: string; fim: string | null }

function Novo({ onde, precos, aoFechar }: FormularioProps) {
  const janela = useJanelaUnica('Novo preço', aoFechar)
  const { periodos, hoje } = precos
  const fixar = ({ valor, ...dias }: Lido) => fixarPreco(periodos, { ...dias, valor: String(valor) }, hoje)
  const acao = useFormularioDaAcao<typeof fixarPrecoDoProduto, Digitado, Lido>(fixarPrecoDoProduto, {
    alvo: useAlvo(obterPrecos, onde, precos.versao),
    esquema: PRECO_DIGITADO,
    valores: { valor: '', inicio: hoje, fim: null },
    regra: (dados) => fixar(dados).problemas ?? {},
    aoConcluir: janela.fechar,
  })
  const { control } = acao.form
  const lido = PRECO_DIGITADO.safeParse(useWatch({ control }))
  const mudanca = lido.success ? fixar(lido.data).mudanca : null
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Guardar preço', fechar: 'Cancelar' }}>
        <Stack gap="md">
          <Controller
            control={control}
            name="valor"
            render={({ field, fieldState: { error } }) => (
              <CampoDeDinheiro
                label={`Preço por ${precos.produto.unidade}`}
                required
                data-autofocus
                casas={CASAS_DO_PRECO}
                value={field.value || null}
                onChange={(novo) => field.onChange(novo ?? '')}
                onBlur={field.onBlur}
                error={error?.message}
              />
            )}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <Controller
              control={control}
              name="inicio"
              render={({ field, fieldState: { error } }) => (
                <CampoDeData
                  label="Vale desde"
                  required
                  value={field.value || null}
                  onChange={(novo) => field.onChange(novo ?? '')}
                  onBlur={field.onBlur}
                  error={error?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="fim"
              render={({ field, fieldState: { error } }) => (
                <CampoDeData
                  label="Vale até"
                  description="Vazio, sem fim"
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  error={error?.message}
                />
              )}
            />
          </SimpleGrid>
          <Text size="sm" c="dimmed" role="status">
            {mudanca ? <OQueMuda mudanca={mudanca} /> : 'Os orçamentos passam a tê-lo no dia em que começa.'}
          </Text>
        </Stack>
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}

function OQueMuda({ mudanca: { sai, entra } }: { mudanca: MudancaDePrecos }) {
  const [antes] = sai
  const [encerrado, , volta] = entra
  if (!antes || !encerrado?.fim) return 'Nada vale nesses dias: este é o único preço deles.'
  return [
    `O de ${dizerPreco(antes)} termina em ${formatarData(encerrado.fim)}`,
    volta?.inicio ? ` e volta em ${formatarData(volta.inicio)}.` : '.',
  ].join('')
}

function Encerrar({ onde, precos, aoFechar }: FormularioProps) {
  const janela = useJanelaUnica('Deixar de vender por esta tabela', aoFechar)
  const { periodos, hoje } = precos
  const acao = useFormularioDaAcao<typeof encerrarPrecoDoProduto, { fim: string }, { fim: string }>(
    encerrarPrecoDoProduto,
    {
      alvo: useAlvo(obterPrecos, onde, precos.versao),
      esquema: ULTIMO_DIA,
      valores: { fim: hoje },
      regra: ({ fim }) => encerrarPreco(periodos, fim, hoje).problemas ?? {},
      aoConcluir: janela.fechar,
    },
  )
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDaAcao
        acao={acao}
        janela={janela}
        botoes={{ enviar: 'Encerrar preço', fechar: 'Cancelar' }}
        contexto={<Text c="dimmed">Depois do último dia o produto fica sem preço nesta tabela.</Text>}
      >
        <Controller
          control={acao.form.control}
          name="fim"
          render={({ field, fieldState: { error } }) => (
            <CampoDeData
              label="Último dia"
              required
              value={field.value || null}
              onChange={(novo) => field.onChange(novo ?? '')}
              onBlur={field.onBlur}
              error={error?.message}
            />
          )}
        />
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
