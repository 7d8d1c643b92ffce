import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import {
  criarTipoDeTicket,
  listarTiposDaAdministracao,
  type TipoDaAdministracao,
} from '@balcao/dominio/tipos-de-tickets/contratos'
import { Anchor, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Trilha } from '../../ui/pagina/trilha.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'

/** ADM-05 */
export function PaginaDosTipos() {
  const consulta = useConsulta(listarTiposDaAdministracao, {}, { mostradoNaArea: true })
  const navegar = useNavigate()
  const [criando, setCriando] = useState(false)
  const abrir = (idTipo: number) =>
    void navegar({ to: '/administracao/tipos-de-tickets/$idTipo', params: { idTipo: String(idTipo) } })
  return (
    <Pagina
      titulo="Tipos de tickets"
      contagem={consulta.data && formatarNumero(consulta.data.itens.length)}
      acima={
        <Trilha
          acima={[
            <Anchor key="administracao" component={Link} to="/administracao">
              Administração
            </Anchor>,
          ]}
          aqui="Tipos de tickets"
        />
      }
      descricao="O que cada tipo pede a quem abre, os motivos, as etapas e os prazos. Muda-se em rascunho, e publica-se como versão."
      aoLado={
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCriando(true)}>
          Novo tipo
        </Button>
      }
    >
      <AreaDaConsulta consulta={consulta}>
        {({ itens }) => (
          <>
            <Tabela
              rotulo="Tipos de tickets"
              colunas={COLUNAS}
              itens={itens}
              chaveDe={({ id }) => id}
              nomeDe={({ nome }) => nome}
              aoAbrir={({ id }) => abrir(id)}
              enderecoDe={({ id }) => `/administracao/tipos-de-tickets/${id}`}
            />
            <DialogoDaFicha aberto={criando} titulo="Novo tipo de tickets" aoFechar={() => setCriando(false)}>
              <Novo tipos={itens} aoFechar={() => setCriando(false)} aoCriar={abrir} />
            </DialogoDaFicha>
          </>
        )}
      </AreaDaConsulta>
    </Pagina>
  )
}

const COLUNAS: Coluna<TipoDaAdministracao>[] = [
  {
    id: 'nome',
    cabecalho: 'Tipo',
    larguraMinima: 220,
    peso: 2,
    celula: ({ nome, numero, ativo, rascunho }) => (
      <Group gap="xs">
        <span>{nome}</span>
        {rascunho && <Etiqueta tom="amarelo">Rascunho</Etiqueta>}
        {!ativo && numero > 0 && <Etiqueta>Retirado</Etiqueta>}
      </Group>
    ),
    celulaDoCartao: ({ nome }) => nome,
  },
  { id: 'menu', cabecalho: 'Menu', larguraMinima: 140, peso: 1, dispensavel: 1, celula: ({ menu }) => menu },
  {
    id: 'numero',
    cabecalho: 'Em vigor',
    largura: 130,
    noCartao: 'canto',
    celula: ({ numero }) => (numero > 0 ? `Versão ${numero}` : 'Nunca publicado'),
  },
  {
    id: 'versoes',
    cabecalho: 'Tickets abertos',
    larguraMinima: 160,
    peso: 1,
    celula: ({ versoes, numero }) =>
      versoes
        .map(({ numero: qual, abertos }) =>
          qual === numero ? String(abertos) : `${abertos} na versão ${qual}`,
        )
        .join(', ') || 'nenhum',
  },
]

type NovoProps = {
  tipos: readonly TipoDaAdministracao[]
  aoFechar: () => void
  aoCriar: (id: number) => void
}

function Novo({ tipos, aoFechar, aoCriar }: NovoProps) {
  const [nome, setNome] = useState('')
  const [modelo, setModelo] = useState(tipos[0]?.id ?? 0)
  const criar = useAcao(criarTipoDeTicket, { aoConcluir: ({ id }) => aoCriar(id) })
  return (
    <Stack gap="md">
      {criar.error && !criar.error.campos.nome && (
        <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(criar.error)} />
      )}
      <TextInput
        label="Nome"
        required
        data-autofocus
        maxLength={60}
        autoComplete="off"
        value={nome}
        error={criar.error?.campos.nome}
        onChange={({ currentTarget }) => setNome(currentTarget.value)}
      />
      <NativeSelect
        label="Começa como cópia de"
        data={tipos.map(({ id, nome: qual }) => ({ value: String(id), label: qual }))}
        value={String(modelo)}
        onChange={({ currentTarget }) => setModelo(Number(currentTarget.value))}
      />
      <PeDaFicha>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
        <Button
          data-principal
          disabled={nome.trim() === ''}
          loading={criar.isPending}
          onClick={() => criar.mutate({ corpo: { nome, modelo } })}
        >
          Criar rascunho
        </Button>
      </PeDaFicha>
    </Stack>
  )
}
