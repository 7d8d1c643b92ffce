import type { RespostaDe } from '@balcao/dominio/contrato'
import { problemasDaCorrecao } from '@balcao/dominio/estoque/correcao'
import { CORRECAO_DIGITADA, corrigirEstoque, obterEstoque } from '@balcao/dominio/estoque/manter'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nivelDeEstoque } from '@balcao/dominio/produtos/estoque'
import { Anchor, Button, Group, SimpleGrid, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CampoDecimal } from '../../ui/campos/campo-decimal.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { EtiquetaDeEstoque } from '../../ui/listas/etiqueta-de-estoque.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

type Estoque = RespostaDe<typeof obterEstoque>
export type Onde = { idFilial: number; idProduto: number }

const LARGURA = 720
const CASAS = 4

/** ADM-07 What a branch has of a product, who holds it, what was corrected, and the correction. */
export function EstoqueDoProduto({ onde, aoFechar }: { onde: Onde | null; aoFechar: () => void }) {
  const [corrigindo, setCorrigindo] = useState(false)
  return (
    <DialogoDaFicha
      aberto={onde !== null}
      titulo="Estoque do produto"
      largura={LARGURA}
      porBaixo={corrigindo}
      aoFechar={aoFechar}
    >
      {onde && (
        <Conteudo
          key={`${onde.idFilial}-${onde.idProduto}`}
          onde={onde}
          corrigindo={corrigindo}
          aoCorrigir={setCorrigindo}
        />
      )}
    </DialogoDaFicha>
  )
}

type ConteudoProps = { onde: Onde; corrigindo: boolean; aoCorrigir: (sim: boolean) => void }

function Conteudo({ onde, corrigindo, aoCorrigir }: ConteudoProps) {
  const consulta = useConsulta(obterEstoque, { params: onde }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(estoque) => (
        <Stack gap="md">
          <div>
            <Text fw={600}>{estoque.produto.descricao}</Text>
            <Text c="dimmed">
              {estoque.produto.idExibicao} · {estoque.filial}
            </Text>
          </div>
          <Numeros estoque={estoque} />
          <Group>
            <Button onClick={() => aoCorrigir(true)}>Corrigir estoque</Button>
          </Group>
          <Reservas estoque={estoque} />
          <Correcoes estoque={estoque} />
          {corrigindo && <Corrigir onde={onde} estoque={estoque} aoFechar={() => aoCorrigir(false)} />}
        </Stack>
      )}
    </AreaDaConsulta>
  )
}

function Numeros({ estoque }: { estoque: Estoque }) {
  const { produto, quantidade, reservado, bloqueado, livre, minimo } = estoque
  const ditos = [
    ['Em estoque', quantidade],
    ['Reservado por pedidos', reservado],
    ['Bloqueado', bloqueado],
    ['Para vender', livre],
    ['Mínimo', minimo],
  ] as const
  return (
    <Group align="center" gap="xl">
      <SimpleGrid component="dl" m={0} cols={{ base: 2, xs: 5 }} spacing="md">
        {ditos.map(([nome, numero]) => (
          <div key={nome}>
            <Text component="dt" size="sm" c="dimmed">
              {nome}
            </Text>
            <Text component="dd" m={0} fw={600}>
              {formatarNumero(numero)} {produto.unidade}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <EtiquetaDeEstoque nivel={nivelDeEstoque(livre, minimo)} />
    </Group>
  )
}

function Reservas({ estoque: { reservas, produto } }: { estoque: Estoque }) {
  if (reservas.length === 0) return null
  return (
    <div>
      <Title order={3} size="h5">
        Pedidos que seguram
      </Title>
      <Group gap="md">
        {reservas.map(({ idPedido, quantidade }) => (
          <Text key={idPedido} size="sm">
            <Anchor component={Link} to={`/pedidos/${idPedido}`} size="sm">
              {idPedido}
            </Anchor>
            : {formatarNumero(quantidade)} {produto.unidade}
          </Text>
        ))}
      </Group>
    </div>
  )
}

function Correcoes({ estoque: { correcoes } }: { estoque: Estoque }) {
  return (
    <div>
      <Title order={3} size="h5">
        Correções
      </Title>
      {correcoes.length === 0 ? (
        <Text c="dimmed" size="sm">
          Ninguém o corrigiu por aqui ainda.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={480}>
          <Table aria-label="Correções">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>O que mudou</Table.Th>
                <Table.Th>Motivo</Table.Th>
                <Table.Th>Quem</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {correcoes.map(({ id, quando, quem, motivo, mudancas }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    {mudancas.map(({ campo, antes, depois }) => (
                      <div key={campo}>
                        {campo}: {antes} → {depois}
                      </div>
                    ))}
                  </Table.Td>
                  <Table.Td>{motivo}</Table.Td>
                  <Table.Td>
                    {quem ?? 'sistema'}
                    <Text size="xs" c="dimmed">
                      <TempoRelativo data={quando} />
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </div>
  )
}

type Digitado = { quantidade: string; bloqueado: string; minimo: string; motivo: string }
type Lido = { quantidade: number; bloqueado: number; minimo: number; motivo: string }

function Corrigir({ onde, estoque, aoFechar }: { onde: Onde; estoque: Estoque; aoFechar: () => void }) {
  const janela = useJanelaUnica('Corrigir estoque', aoFechar)
  const { produto, vendeSemEstoque } = estoque
  const acao = useFormularioDaAcao<typeof corrigirEstoque, Digitado, Lido>(corrigirEstoque, {
    alvo: useAlvo(obterEstoque, onde, estoque.versao),
    esquema: CORRECAO_DIGITADA,
    valores: {
      quantidade: String(estoque.quantidade),
      bloqueado: String(estoque.bloqueado),
      minimo: String(estoque.minimo),
      motivo: '',
    },
    regra: (novo) => problemasDaCorrecao(novo, estoque, { unidade: produto.unidade, vendeSemEstoque }),
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      janela.fechar()
    },
  })
  const { control } = acao.form
  const campos = [
    ['quantidade', 'Em estoque', 'O que se contou'],
    ['bloqueado', 'Bloqueado', 'Do que há, o que não se vende'],
    ['minimo', 'Mínimo', 'Daí para baixo, estoque baixo'],
  ] as const
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDaAcao
        acao={acao}
        janela={janela}
        tituloDoConflito="O estoque mudou enquanto você contava"
        botoes={{ enviar: 'Guardar correção', fechar: 'Cancelar' }}
        contexto={
          <Text c="dimmed">
            {produto.descricao} · {estoque.filial}. Agora: {formatarNumero(estoque.quantidade)}{' '}
            {produto.unidade}, {formatarNumero(estoque.reservado)} reservadas por pedidos.
          </Text>
        }
      >
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
            {campos.map(([nome, rotulo, ajuda], i) => (
              <Controller
                key={nome}
                control={control}
                name={nome}
                render={({ field, fieldState: { error } }) => (
                  <CampoDecimal
                    label={rotulo}
                    description={ajuda}
                    required
                    casas={CASAS}
                    semZeros
                    data-autofocus={i === 0 || undefined}
                    rightSection={produto.unidade}
                    value={field.value || null}
                    onChange={(novo) => field.onChange(novo ?? '')}
                    onBlur={field.onBlur}
                    error={error?.message}
                  />
                )}
              />
            ))}
          </SimpleGrid>
          <Controller
            control={control}
            name="motivo"
            render={({ field, fieldState: { error } }) => (
              <TextInput
                {...field}
                label="Motivo"
                description="Fica na Auditoria, com o seu nome"
                required
                autoComplete="off"
                maxLength={200}
                error={error?.message}
              />
            )}
          />
        </Stack>
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
