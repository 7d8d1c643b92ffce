import { type Contato, listarContatos } from '@balcao/dominio/contatos/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Anchor, Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { TelefoneDiscavel } from '../../platform/telefone/telefone-discavel.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { DialogoDoContato } from './dialogo-do-contato.tsx'

function Fixo({ telefone, semNada }: Pick<Contato, 'telefone'> & { semNada?: string }) {
  return telefone ? <TelefoneDiscavel numero={telefone} /> : semNada
}

const COLUNAS: Coluna<Contato>[] = [
  {
    id: 'nome',
    cabecalho: 'Nome',
    larguraMinima: 160,
    celula: ({ nome, cargo, time }) => (
      <DuasLinhas inteiro principal={nome} detalhe={[cargo, time].filter(Boolean).join(' · ')} />
    ),
  },
  { id: 'tipo', cabecalho: 'Tipo', largura: 120, noCartao: 'canto', celula: ({ tipoDesc }) => tipoDesc },
  {
    id: 'telefones',
    cabecalho: 'Telefones',
    largura: 190,
    celula: ({ telefone, celular }) => (
      <DuasLinhas
        principal={
          celular ? <TelefoneDiscavel numero={celular} whatsapp /> : <Fixo telefone={telefone} semNada="–" />
        }
        detalhe={celular && <Fixo telefone={telefone} />}
      />
    ),
  },
  {
    id: 'email',
    cabecalho: 'E-mail',
    larguraMinima: 160,
    celula: ({ email }) => (email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : '–'),
  },
  {
    id: 'nascimento',
    cabecalho: 'Nascimento',
    largura: 108,
    dispensavel: true,
    celula: ({ dtNasc }) => (dtNasc ? formatarData(dtNasc) : '–'),
  },
]

/** CLI-06, PER-04 The people at the customer's. */
export function ContatosDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const { pode } = useSessao()
  const cadastra = pode('CLIENTE_CONTATOS_CADASTRA')
  const [page, irPara] = useState(1)
  const consulta = useConsulta(
    listarContatos,
    { params: { idCli }, query: { page } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const [novo, setNovo] = useState(false)
  const contatos = consulta.data?.itens ?? []
  const aberto = contatos.find(({ id }) => id === item) ?? null
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={consulta}
        vazio={({ itens }) => itens.length === 0}
        acoes={
          cadastra && (
            <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setNovo(true)}>
              Novo contato
            </Button>
          )
        }
      >
        {({ itens, paginator }) => (
          <>
            <Tabela
              rotulo="Contatos do cliente"
              colunas={COLUNAS}
              itens={itens}
              chaveDe={({ id }) => id}
              nomeDe={({ nome }) => nome}
              aoAbrir={cadastra ? ({ id }) => aoAbrirItem(id) : undefined}
            />
            <Paginacao rotulo="Páginas de contatos" paginator={paginator} aoMudar={irPara} />
          </>
        )}
      </Secao>
      {cadastra && (
        <DialogoDoContato
          idCli={idCli}
          qual={novo ? 'novo' : aberto}
          contatos={contatos}
          recarregar={async () => (await consulta.refetch()).data?.itens}
          aoFechar={() => (novo ? setNovo(false) : aoAbrirItem(null))}
        />
      )}
    </>
  )
}
