import { impedimentoDoFiltro, type Periodo } from '@balcao/dominio/datas/periodo'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { campoCpf, campoData, campoTelefoneComDdd } from '@balcao/dominio/validacao'
import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BotaoBase } from './botao-base.tsx'
import { CampoDeData } from './campo-de-data.tsx'
import { CampoDePeriodo } from './campo-de-periodo.tsx'
import { CampoDeSelecao } from './campo-de-selecao.tsx'
import { CampoMascarado } from './campo-mascarado.tsx'
import { buscarClientes, esperar, STATUS } from './galeria-dados.ts'
import type { Opcao } from './opcao.tsx'
import { registrar } from './registrar.ts'
import { SeletorAssincrono } from './seletor-assincrono.tsx'
import { useValidadeComAtraso } from './use-validade-com-atraso.ts'

const COLUNAS = { base: 1, sm: 2, lg: 4 }

const regra = (esquema: typeof campoCpf) => ({
  validate: (valor: string | null) => esquema.safeParse(valor ?? '').error?.issues[0]?.message ?? true,
})

type Cadastro = { cpf: string; telefone: string; nascimento: string | null }

/** GER-04, GER-09: the button follows the validity of the form, a moment later, and is busy while it is sent. */
export function FormularioDaGaleria() {
  const { register, handleSubmit, formState } = useForm<Cadastro>({
    mode: 'onTouched',
    defaultValues: { cpf: '', telefone: '', nascimento: null },
  })
  const { errors, isValid, isSubmitting } = formState
  const habilitado = useValidadeComAtraso(isValid)
  return (
    <Stack gap="xs" component="form" onSubmit={handleSubmit(esperar)} aria-label="Cadastro">
      <Title order={3}>Formulário com validação</Title>
      <SimpleGrid cols={COLUNAS} spacing="md">
        <CampoMascarado
          tipo="cpf"
          label="CPF"
          {...registrar(register('cpf', regra(campoCpf)))}
          error={errors.cpf?.message}
        />
        <CampoMascarado
          tipo="telefone"
          label="Telefone com DDD"
          {...registrar(register('telefone', regra(campoTelefoneComDdd)))}
          error={errors.telefone?.message}
        />
        <CampoDeData
          label="Nascimento"
          emiteTextoInvalido
          {...registrar(register('nascimento', regra(campoData)))}
          error={errors.nascimento?.message}
        />
      </SimpleGrid>
      <div>
        <BotaoBase type="submit" habilitado={habilitado} carregando={isSubmitting}>
          Cadastrar
        </BotaoBase>
      </div>
    </Stack>
  )
}

type Filtro = { periodo: Periodo; cliente: Opcao<number> | null; status: string | null }

const EXIGIDOS = { ate: true, cliente: true, status: true }

/** GER-10: a filter that demands its end date, customer and status before it searches. */
export function FiltroDaGaleria() {
  const [filtro, setFiltro] = useState<Filtro>({
    periodo: { de: null, ate: null },
    cliente: null,
    status: null,
  })
  const [pesquisou, setPesquisou] = useState(false)
  const { periodo, cliente, status } = filtro
  const faltam = pesquisou ? impedimentoDoFiltro({ ate: periodo.ate, cliente, status }, EXIGIDOS) : {}
  const mudar = (parte: Partial<Filtro>) => setFiltro((atual) => ({ ...atual, ...parte }))
  return (
    <Stack gap="xs" component="section" aria-label="Filtro">
      <Title order={3}>Filtro com exigências</Title>
      <SimpleGrid cols={COLUNAS} spacing="md">
        <CampoDePeriodo
          rotulo="Período do filtro"
          value={periodo}
          onChange={(novo) => mudar({ periodo: novo })}
          erros={{ ate: faltam.ate }}
        />
        <SeletorAssincrono
          label="Cliente do filtro"
          dica={TEXTOS.dicaDeCliente}
          buscar={buscarClientes}
          value={cliente}
          onChange={(novo) => mudar({ cliente: novo })}
          error={faltam.cliente}
        />
        <CampoDeSelecao
          label="Status"
          opcoes={STATUS}
          semPreSelecao
          value={status}
          onChange={(novo) => mudar({ status: novo })}
          error={faltam.status}
        />
      </SimpleGrid>
      <div>
        <BotaoBase habilitado onClick={() => setPesquisou(true)}>
          Pesquisar
        </BotaoBase>
      </div>
    </Stack>
  )
}
