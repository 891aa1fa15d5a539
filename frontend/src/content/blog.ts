/** A filler post of the blog list. */
export interface BlogPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly date: { readonly text: string; readonly iso: string };
  readonly author: string;
  readonly comments: number;
  readonly placeholder: true;
}

/** A filler comment under the article. */
export interface BlogComment {
  readonly id: string;
  readonly author: string;
  readonly monogram: string;
  readonly date: { readonly text: string; readonly iso: string };
  readonly text: string;
  readonly placeholder: true;
}

/** A filler project about roofing. */
export interface BlogProject {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly paragraphs: readonly string[];
  readonly placeholder: true;
}

/** A control of the comment form (section 3, "Other unwired forms"). */
export interface CommentField {
  readonly name: 'name' | 'email' | 'website' | 'comment';
  readonly label: string;
  readonly hint?: string;
  readonly required?: true;
  readonly error?: string;
}

/** The blog's three pages (section 2). All of their content is filler of the page template. */
export interface BlogContent {
  readonly placeholder: true;
  /** A note on the pages that their content is filler. */
  readonly placeholderNote: string;
  readonly list: {
    readonly title: string;
    readonly postsPerPage: number;
    readonly posts: readonly BlogPost[];
    readonly readMore: string;
    readonly search: {
      readonly title: string;
      readonly label: string;
      readonly submit: string;
      readonly empty: string;
    };
    readonly categoriesTitle: string;
    readonly categories: readonly { readonly name: string; readonly count: number }[];
    readonly recentTitle: string;
    /** The three newest posts. */
    readonly recent: readonly BlogPost[];
    readonly tagsTitle: string;
    readonly tags: readonly string[];
    /** The phone number is a setting; the button links to the contact page. */
    readonly help: { readonly title: string; readonly text: string; readonly button: string };
  };
  readonly article: {
    readonly post: BlogPost;
    readonly paragraphs: readonly string[];
    readonly quote: string;
    readonly commentsTitle: string;
    readonly comments: readonly BlogComment[];
  };
  readonly commentForm: {
    readonly title: string;
    /** States that the e-mail is not published and that required fields have an asterisk. */
    readonly intro: string;
    readonly fields: readonly CommentField[];
    readonly errorSummary: string;
    readonly submit: string;
    /** Shown on submit, because the form is not sent. */
    readonly closed: string;
    /** Above the form: it is not sent. */
    readonly closedNote: string;
  };
  readonly projects: {
    readonly title: string;
    readonly items: readonly BlogProject[];
    readonly previous: string;
    readonly next: string;
  };
}

const day = (iso: string) => ({
  iso,
  text: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)),
});

const post = (
  slug: string,
  title: string,
  category: string,
  tags: readonly string[],
  iso: string,
  comments: number,
  excerpt: string,
): BlogPost => ({
  slug,
  title,
  excerpt,
  category,
  tags,
  date: day(iso),
  author: 'Admin',
  comments,
  placeholder: true,
});

// Newest first.
const posts: readonly BlogPost[] = [
  post(
    'lorem-ipsum-roof',
    'Lorem ipsum: a roof before the rain',
    'Roofing',
    ['Roof', 'Tiles'],
    '2025-01-27',
    3,
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore.',
  ),
  post(
    'dolor-sit-amet-ladder',
    'Dolor sit amet: the ladder and the wall',
    'Tools',
    ['Ladder', 'Safety'],
    '2025-01-20',
    0,
    'Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.',
  ),
  post(
    'consectetur-gutters',
    'Consectetur adipiscing gutters',
    'Roofing',
    ['Gutters', 'Roof'],
    '2025-01-13',
    0,
    'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur.',
  ),
  post(
    'sed-do-eiusmod-paint',
    'Sed do eiusmod: two coats of paint',
    'Interior',
    ['Paint'],
    '2025-01-06',
    0,
    'Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.',
  ),
  post(
    'tempor-incididunt-plan',
    'Tempor incididunt: a plan on paper',
    'Planning',
    ['Plans'],
    '2024-12-30',
    0,
    'Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium.',
  ),
  post(
    'ut-labore-helmets',
    'Ut labore: helmets on the hook',
    'Tools',
    ['Safety'],
    '2024-12-23',
    0,
    'Nemo enim ipsam voluptatem quia voluptas sit aspernatur aut odit aut fugit, sed quia consequuntur magni dolores.',
  ),
  post(
    'magna-aliqua-floors',
    'Magna aliqua: floors that do not creak',
    'Interior',
    ['Floors', 'Wood'],
    '2024-12-16',
    0,
    'Neque porro quisquam est, qui dolorem ipsum quia dolor sit amet, consectetur, adipisci velit.',
  ),
  post(
    'quis-nostrud-chimney',
    'Quis nostrud: the chimney and the crow',
    'Roofing',
    ['Roof', 'Bricks'],
    '2024-12-09',
    0,
    'Quis autem vel eum iure reprehenderit qui in ea voluptate velit esse quam nihil molestiae consequatur.',
  ),
  post(
    'ullamco-laboris-fence',
    'Ullamco laboris: a fence around nothing',
    'Planning',
    ['Wood', 'Plans'],
    '2024-12-02',
    0,
    'At vero eos et accusamus et iusto odio dignissimos ducimus qui blanditiis praesentium voluptatum deleniti atque.',
  ),
];

const [newest] = posts;
if (!newest) throw new Error('The blog has no posts');

const comment = (id: string, author: string, iso: string, text: string): BlogComment => ({
  id,
  author,
  monogram: author.slice(0, 1),
  date: day(iso),
  text,
  placeholder: true,
});

const project = (
  id: string,
  title: string,
  facts: BlogProject['facts'],
  paragraphs: readonly string[],
): BlogProject => ({ id, title, facts, paragraphs, placeholder: true });

export const blog: BlogContent = {
  placeholder: true,
  placeholderNote: 'Sample text of the page template.',
  list: {
    title: 'Latest Blog Post',
    postsPerPage: 3,
    posts,
    readMore: 'Read More',
    search: { title: 'Search', label: 'Search the posts', submit: 'Search', empty: 'No post has these words.' },
    categoriesTitle: 'Categories',
    categories: [...new Set(posts.map(({ category }) => category))].map((name) => ({
      name,
      count: posts.filter(({ category }) => category === name).length,
    })),
    recentTitle: 'Recent Posts',
    recent: posts.slice(0, 3),
    tagsTitle: 'Tags',
    tags: [...new Set(posts.flatMap(({ tags }) => tags))],
    help: { title: 'Need help?', text: 'Call us, or ask for a quote.', button: 'Get a Quote' },
  },
  article: {
    post: newest,
    paragraphs: [
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.',
      'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.',
      'Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium doloremque laudantium, totam rem aperiam, eaque ipsa quae ab illo inventore veritatis et quasi architecto beatae vitae dicta sunt explicabo.',
    ],
    quote: 'Nemo enim ipsam voluptatem quia voluptas sit aspernatur aut odit aut fugit.',
    commentsTitle: 'Comments',
    comments: [
      comment('lorem', 'Lorem', '2025-01-28', 'Ut enim ad minima veniam, quis nostrum exercitationem ullam.'),
      comment('ipsum', 'Ipsum', '2025-01-29', 'Quis autem vel eum iure reprehenderit qui in ea voluptate.'),
      comment('dolor', 'Dolor', '2025-01-30', 'At vero eos et accusamus et iusto odio dignissimos.'),
    ],
  },
  commentForm: {
    title: 'Leave a Comment',
    intro: 'Your email address will never be published. Required fields are marked with an asterisk (*).',
    fields: [
      { name: 'name', label: 'Name', required: true, error: 'Please enter your name.' },
      {
        name: 'email',
        label: 'Email',
        hint: 'Never published',
        required: true,
        error: 'Please enter a valid email.',
      },
      { name: 'website', label: 'Website' },
      { name: 'comment', label: 'Comment', required: true, error: 'Please enter your comment.' },
    ],
    errorSummary: 'Please correct these fields',
    submit: 'Post Comment',
    closed: 'Comments are closed. Nothing was sent.',
    closedNote: 'Comments are closed: this form checks what you write and sends nothing.',
  },
  projects: {
    title: 'Project Details',
    items: [
      project(
        'tile-roof',
        'A tile roof from ridge to eaves',
        [
          { label: 'Category', value: 'Roofing' },
          { label: 'Client', value: 'Lorem Ipsum' },
          { label: 'Place', value: 'Dolor Street' },
        ],
        [
          'Lorem ipsum dolor sit amet, roofing consectetur adipiscing elit. The old tiles came down row by row, and the new ones went up the same way.',
          'Ut enim ad minim veniam, quis nostrud battens ullamco laboris nisi ut aliquip. A roof is finished when the last ridge tile lies and the scaffold is gone.',
        ],
      ),
      project(
        'metal-roof',
        'A metal roof over a workshop',
        [
          { label: 'Category', value: 'Roofing' },
          { label: 'Client', value: 'Sit Amet' },
          { label: 'Place', value: 'Elit Road' },
        ],
        [
          'Duis aute irure dolor in sheet metal voluptate velit. Each sheet overlaps the next, so that the rain finds no way in.',
          'Excepteur sint occaecat cupidatat, sunt in culpa qui gutters deserunt mollit anim id est laborum.',
        ],
      ),
      project(
        'flat-roof',
        'A flat roof with a skylight',
        [
          { label: 'Category', value: 'Roofing' },
          { label: 'Client', value: 'Tempor Labore' },
          { label: 'Place', value: 'Magna Square' },
        ],
        [
          'Sed ut perspiciatis unde omnis skylight natus error sit. A flat roof is never quite flat: the water must know where to go.',
          'Nemo enim ipsam membrane quia voluptas sit aspernatur aut odit aut fugit.',
        ],
      ),
    ],
    previous: 'Previous project',
    next: 'Next project',
  },
};
